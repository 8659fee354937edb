/** The least that the browser takes, in ms. */
const delay = 100
/** What is smaller is no view, but a button cut out of it. In CSS pixels, and screen pixels each. */
const least = { width: 280, height: 600, ratio: 0.5 }

/** Whether this browser says for sure that nothing covers an element. */
export function canProveVisibility(): boolean {
  const { IntersectionObserverEntry: Entry } = globalThis
  return Entry !== undefined && 'isVisible' in Entry.prototype
}

/**
 * Follows whether all of an element that fits into its document is seen: nothing of any page around
 * it covers it, makes it paler or moves it off the screen.
 * @returns the unsubscribe function
 */
export function watchVisibility(
  element: Element,
  onChange: (isVisible: boolean) => void,
): () => void {
  // Not yet in the types: version 2 of the interface.
  const options = { threshold: steps, trackVisibility: true, delay } as IntersectionObserverInit
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1)
    if (entry) onChange(isSeen(entry))
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}

/** More steps than one: what is taller than its document is never there with all of itself. */
const steps = Array.from({ length: 101 }, (_, step) => step / 100)

function isSeen(entry: IntersectionObserverEntry): boolean {
  const { isVisible } = entry as IntersectionObserverEntry & { readonly isVisible?: boolean }
  const { innerWidth, innerHeight, devicePixelRatio } = window
  const { boundingClientRect: whole, intersectionRect: seen } = entry
  const isLarge =
    devicePixelRatio >= least.ratio &&
    innerWidth >= least.width &&
    innerHeight >= Math.min(least.height, Math.floor(whole.height))
  const width = Math.min(whole.right, innerWidth) - Math.max(whole.left, 0)
  const height = Math.min(whole.bottom, innerHeight) - Math.max(whole.top, 0)
  return isVisible === true && isLarge && seen.width >= width - 1 && seen.height >= height - 1
}
