/** Shakes an element once, where the visitor allows motion. */
export function shake(element: HTMLElement | null): void {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return
  const offsets = [0, -4, 4, -2, 2, 0].map((offset) => ({ transform: `translateX(${offset}px)` }))
  element?.animate?.(offsets, { duration: 240, easing: 'ease-out' })
}
