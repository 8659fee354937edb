import { ease } from './transitions.ts'

/**
 * Moves an element by the browser alone, where the visitor allows motion. It needs no engine, so
 * heights and rows move from the first frame on.
 */
export function glide(parameters: {
  element: HTMLElement
  motion: PropertyIndexedKeyframes
  seconds: number
}): Animation | undefined {
  const { element, motion, seconds } = parameters
  // Without `matchMedia` it is unknown whether the visitor wants motion.
  if (!window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches) return undefined
  return element.animate?.(motion, {
    duration: seconds * 1000,
    easing: `cubic-bezier(${ease.join()})`,
  })
}
