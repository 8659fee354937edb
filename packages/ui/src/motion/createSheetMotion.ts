import type { MotionEngine } from './motionEngine.ts'
import type { MovingValue } from './movingValue.ts'
import { sinking } from './transitions.ts'

/** How far a thrown sheet would slide, in milliseconds at its speed. */
const slideMs = 400
/** How much less than the finger a sheet moves that is pulled up. */
const stiffness = 0.35

export type SheetMotion = {
  /** Follows a finger that has moved by so many pixels; negative is up. */
  move(by: number): void
  /** Whether a sheet that is let go at this speed, in pixels per millisecond, is on its way out. */
  isThrown(speed: number): boolean
  /** Returns to rest. */
  settle(speed: number): void
  /** Leaves through the bottom. */
  sink(speed: number): void
  /** Stops, and leaves nothing behind. */
  reset(): void
}

/**
 * Moves a sheet. Without an engine, the transitions of its stylesheet bring it to rest.
 */
export function createSheetMotion(parameters: {
  sheet: HTMLElement
  /** Shows an offset; `undefined` is rest. */
  show: (offset: number | undefined) => void
  getEngine: () => MotionEngine | undefined
}): SheetMotion {
  const { sheet, show, getEngine } = parameters
  let offset = 0
  let start: number | undefined
  let value: MovingValue | undefined

  const stop = () => {
    value?.destroy()
    value = undefined
  }
  const place = (next: number) => {
    offset = next
    show(next)
  }
  const reset = () => {
    stop()
    start = undefined
    offset = 0
    show(undefined)
  }
  const animate = (to: number, speed: number, onComplete?: () => void) => {
    start = undefined
    const engine = getEngine()
    if (!engine) return onComplete?.()
    stop()
    value = engine.createValue(offset)
    value.onChange(place)
    value.springTo(to, {
      ...sinking,
      velocity: speed * 1000,
      ...(onComplete && { onComplete }),
    })
  }
  return {
    move(by) {
      stop()
      // Caught on its way, it stays under the finger.
      start ??= offset
      place(resist(start + by, sheet.clientHeight))
    },
    isThrown: (speed) => offset + speed * slideMs > sheet.clientHeight / 2,
    settle: (speed) => animate(0, speed, reset),
    sink(speed) {
      animate(sheet.clientHeight, speed)
      if (!value) reset()
    },
    reset,
  }
}

/** A rubber band: the further up, the less it gives. */
function resist(offset: number, height: number): number {
  if (offset >= 0) return offset
  return -(1 - 1 / ((-offset * stiffness) / height + 1)) * height
}
