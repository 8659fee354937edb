import type { JSX, KeyboardEvent, PointerEvent } from 'react'
import { styles } from '../style/styles.ts'

const limits = { min: 160, step: 24 } as const

/** The upper edge of the panel: dragged, or moved by arrow keys. */
export function ResizeHandle(props: {
  readonly height: number
  readonly onResize: (height: number) => void
}): JSX.Element {
  const { height, onResize } = props
  const max = Math.max(limits.min, Math.round(globalThis.innerHeight * 0.9))
  const resize = (wanted: number) =>
    onResize(Math.round(Math.min(max, Math.max(limits.min, wanted))))
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture?.(event.pointerId)) return
    resize(globalThis.innerHeight - event.clientY)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step =
      event.key === 'ArrowUp' ? limits.step : event.key === 'ArrowDown' ? -limits.step : 0
    if (step === 0) return
    event.preventDefault()
    resize(height + step)
  }
  return (
    <hr
      className={styles.classes.resize}
      aria-label="Height of the devtools"
      aria-orientation="horizontal"
      aria-valuemin={limits.min}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, height)}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  )
}
