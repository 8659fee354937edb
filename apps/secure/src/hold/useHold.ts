import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'

/** How long a secret waits for a decision. */
const holdMs = 3_000

export type Hold = {
  readonly isHolding: boolean
  /** A click without a pointer came, as of a screen reader: the next one counts in three seconds. */
  readonly isPressed: boolean
  /** Of the button. */
  readonly handlers: {
    onPointerDown(event: { readonly button: number }): void
    onPointerUp(): void
    onPointerLeave(): void
    onPointerCancel(): void
    onBlur(): void
    onKeyDown(event: KeyboardEvent): void
    onKeyUp(event: KeyboardEvent): void
    onContextMenu(event: SyntheticEvent): void
    onClick(event: { readonly detail: number }): void
  }
}

/**
 * Acts once a button was held for three seconds, by a finger, a mouse or a key. Who cannot hold, as
 * with a switch or a screen reader, presses twice, with as long between.
 */
export function useHold(onHeld: () => void): Hold {
  const [isHolding, setIsHolding] = useState(false)
  const [pressedAt, setPressedAt] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    setIsHolding(false)
  }
  const start = () => {
    if (timer.current !== undefined) return
    setIsHolding(true)
    timer.current = setTimeout(() => {
      stop()
      onHeld()
    }, holdMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    ...{ isHolding, isPressed: pressedAt !== undefined },
    handlers: {
      onPointerDown: ({ button }) => (button === 0 ? start() : undefined),
      ...{ onPointerUp: stop, onPointerLeave: stop, onPointerCancel: stop, onBlur: stop },
      onKeyDown(event) {
        if (!isPress(event)) return
        // A key that is held makes no click.
        event.preventDefault()
        if (!event.repeat) start()
      },
      onKeyUp(event) {
        if (!isPress(event)) return
        event.preventDefault()
        stop()
      },
      // A long press of a finger opens a menu otherwise.
      onContextMenu: (event) => event.preventDefault(),
      // What clicks without a pointer counts no clicks.
      onClick({ detail }) {
        if (detail !== 0) return
        const now = Date.now()
        if (pressedAt === undefined) setPressedAt(now)
        else if (now - pressedAt >= holdMs) {
          setPressedAt(undefined)
          onHeld()
        }
      },
    },
  }
}

function isPress({ key }: KeyboardEvent): boolean {
  return key === 'Enter' || key === ' '
}
