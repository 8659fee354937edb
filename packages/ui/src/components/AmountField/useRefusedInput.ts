import { type RefObject, useEffect, useRef } from 'react'

/**
 * Refuses text before it is inserted, because removing it afterwards moves the caret to the end.
 * React's `onBeforeInput` is synthesized from other events and cannot do this.
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
