import type { Arming } from './createArming.ts'
import type { Sight } from './sightContext.ts'

/**
 * Keeps an arming informed about an element and its document.
 * @param isProven - whether the browser has to say that it is seen; else nothing covers it
 * @returns the unsubscribe function
 */
export function followSight(
  arming: Arming,
  parameters: { element: Element; sight: Sight; isProven: boolean },
): () => void {
  const { element, sight, isProven } = parameters
  const life = new AbortController()
  const { signal } = life
  let unwatch: () => void = () => undefined
  const watch = () => {
    unwatch()
    if (isProven) unwatch = sight.watch(element, (isVisible) => arming.set({ isVisible }))
    else arming.set({ isVisible: document.visibilityState === 'visible' })
  }
  const look = () => arming.set({ hasFocus: sight.hasFocus() })
  const onResize = () => {
    // What it says next is of the new size.
    arming.set({ isVisible: false })
    watch()
  }
  const resizing = new ResizeObserver(() => arming.disturb())
  resizing.observe(element)
  window.addEventListener('focus', look, { signal })
  window.addEventListener('blur', look, { signal })
  window.addEventListener('resize', onResize, { signal })
  window.addEventListener('scroll', () => arming.disturb(), { signal, capture: true })
  document.addEventListener('visibilitychange', onResize, { signal })
  watch()
  look()
  return () => {
    life.abort()
    unwatch()
    resizing.disconnect()
    arming.stop()
  }
}
