import type { Motion, MotionEngine } from '../motion/motionEngine.ts'
import type { Spring } from '../motion/movingValue.ts'

export type TestEngine = MotionEngine & {
  /** What is being played, by element. */
  readonly played: ReadonlyMap<Element, Motion>
  /** The last spring. */
  readonly sprung: { readonly target: number; readonly spring: Spring } | undefined
  /** Moves all values by a share of their way. */
  step(share: number): void
  /** Ends all that is being played, and brings all values to where they move. */
  finish(): Promise<void>
}

type Moving = { step(share: number): void; end(): void }

/** An engine whose animations move and end on demand: jsdom animates nothing. */
export function createTestEngine(): TestEngine {
  const played = new Map<Element, Motion>()
  const moving = new Set<Moving>()
  let ends: (() => void)[] = []
  let sprung: TestEngine['sprung']
  return {
    played,
    get sprung() {
      return sprung
    },
    play(element, motion) {
      played.set(element, motion)
      return new Promise<void>((end) => ends.push(end))
    },
    createValue(initial) {
      const listeners: ((value: number) => void)[] = []
      let value = initial
      let current: Moving | undefined
      const set = (next: number) => {
        value = next
        for (const listener of listeners) listener(next)
      }
      const stop = () => void (current && moving.delete(current))
      return {
        get: () => value,
        onChange: (listener) => void listeners.push(listener),
        springTo(target, spring) {
          stop()
          sprung = { target, spring }
          current = {
            step: (share) => set(value + (target - value) * share),
            end() {
              stop()
              set(target)
              spring.onComplete?.()
            },
          }
          moving.add(current)
        },
        destroy: stop,
      }
    },
    step(share) {
      for (const one of moving) one.step(share)
    },
    async finish() {
      for (const one of [...moving]) one.end()
      for (const end of ends) end()
      ends = []
      played.clear()
      await Promise.resolve()
    },
  }
}
