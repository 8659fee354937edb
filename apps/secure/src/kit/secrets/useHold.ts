import { type KeyboardEvent, type SyntheticEvent, useEffect, useState } from 'react'

/** How long a secret waits for a decision. */
const holdMs = 3_000

/** What a button that is held gets. */
export type HoldProps = {
  readonly onPointerDown: () => void
  readonly onPointerUp: () => void
  readonly onPointerLeave: () => void
  readonly onPointerCancel: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onKeyUp: () => void
  readonly onBlur: () => void
  readonly onContextMenu: (event: SyntheticEvent) => void
  readonly onClick: (event: { readonly detail: number }) => void
}

/**
 * Acts once a button was held for three seconds, by a finger, a mouse or a key. Who cannot hold,
 * as with a switch or a screen reader, presses once, waits as long, and stops it by pressing again.
 */
export function useHold(onHeld: () => void): {
  readonly isHeld: boolean
  readonly props: HoldProps
} {
  const [held, setHeld] = useState<'down' | 'click'>()
  useEffect(() => {
    if (!held) return undefined
    const timer = setTimeout(() => {
      setHeld(undefined)
      onHeld()
    }, holdMs)
    return () => clearTimeout(timer)
  }, [held, onHeld])
  const release = () => setHeld((now) => (now === 'down' ? undefined : now))
  return {
    isHeld: held !== undefined,
    props: {
      onPointerDown: () => setHeld('down'),
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      onKeyDown(event) {
        if (event.key !== ' ' && event.key !== 'Enter') return
        // A key makes no click then.
        event.preventDefault()
        if (!event.repeat) setHeld('down')
      },
      onKeyUp: release,
      onBlur: () => setHeld(undefined),
      // A finger that rests opens it.
      onContextMenu: (event) => event.preventDefault(),
      // What clicks without a pointer counts no clicks.
      onClick: ({ detail }) => detail === 0 && setHeld((now) => (now ? undefined : 'click')),
    },
  }
}
