import { useEffect, useRef, useState } from 'react'

/** How long something is held. */
const holdMs = 3_000

export type Hold = {
  readonly isHolding: boolean
  /** A press without a pointer, as screen readers make them, waits for a second one. */
  readonly isPressed: boolean
  start(): void
  stop(): void
  press(): void
}

/** Calls back once something was held for three seconds, or was pressed again that much later. */
export function useHold(onHeld: () => void): Hold {
  const [isHolding, setIsHolding] = useState(false)
  const [pressedAt, setPressedAt] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    setIsHolding(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    ...{ isHolding, isPressed: pressedAt !== undefined, stop },
    start() {
      if (timer.current !== undefined) return
      setIsHolding(true)
      timer.current = setTimeout(() => {
        stop()
        onHeld()
      }, holdMs)
    },
    press() {
      const now = Date.now()
      if (pressedAt !== undefined && now - pressedAt >= holdMs) onHeld()
      else if (pressedAt === undefined) setPressedAt(now)
    },
  }
}
