import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps text out of a field before it is in. Taken out again afterwards, it would have moved the caret to the end.
 * Not by React's `onBeforeInput`, which is made of other events.
 */
export function useRefusedInput(
  isRefused: (next: string) => boolean,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(isRefused)
  latest.current = isRefused

  useEffect(() => {
    const input = field.current
    if (!input) return undefined
    const check = (event: InputEvent) => {
      const { value, selectionStart, selectionEnd } = input
      const { data } = event
      if (data === null) return
      const start = selectionStart ?? value.length
      const next = `${value.slice(0, start)}${data}${value.slice(selectionEnd ?? start)}`
      if (latest.current(next)) event.preventDefault()
    }
    input.addEventListener('beforeinput', check)
    return () => input.removeEventListener('beforeinput', check)
  }, [])

  return field
}
