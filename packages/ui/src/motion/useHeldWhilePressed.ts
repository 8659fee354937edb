import { type RefObject, useEffect, useReducer, useRef } from 'react'

/** Keeps a value while a finger or a mouse presses an element: nothing must move under it. */
export function useHeldWhilePressed<value>(parameters: {
  element: RefObject<HTMLElement | null>
  value: value
}): value {
  const { element, value } = parameters
  const [, render] = useReducer((count: number) => count + 1, 0)
  const isPressed = useRef(false)
  const held = useRef(value)
  const latest = useRef(value)
  latest.current = value
  if (!isPressed.current) held.current = value

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const press = (event: Event) => {
      if (!element.current || !event.composedPath().includes(element.current)) return
      isPressed.current = true
      clearTimeout(timer)
    }
    // After the click that follows.
    const release = () => {
      if (!isPressed.current) return
      timer = setTimeout(() => {
        isPressed.current = false
        if (held.current !== latest.current) render()
      })
    }
    const listeners = [
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
    ] as const
    // Capturing, because the modal keeps its events from the page.
    for (const [type, listener] of listeners) addEventListener(type, listener, true)
    return () => {
      clearTimeout(timer)
      for (const [type, listener] of listeners) removeEventListener(type, listener, true)
    }
  }, [element])
  return held.current
}
