/**
 * Makes the network and the clock what a story needs.
 * @returns what puts the real ones back
 */
export function replaceInWindow(parameters: {
  fetch?: typeof window.fetch | undefined
  speed?: number | undefined
}): () => void {
  const { fetch, speed } = parameters
  const { fetch: realFetch, setTimeout: realSetTimeout } = window
  if (fetch) window.fetch = fetch
  if (speed)
    window.setTimeout = ((work: () => void, ms = 0) =>
      realSetTimeout(work, ms / speed)) as typeof setTimeout
  return () => {
    window.fetch = realFetch
    window.setTimeout = realSetTimeout
  }
}
