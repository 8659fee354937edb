// What is shorter is about not flickering, and stays as it is.
const leastMs = 500

/**
 * Makes the network and the clock what a story needs.
 * @returns what puts the real ones back
 */
export function replaceInWindow(parameters: {
  fetch?: typeof window.fetch | undefined
  /** How much faster timers of half a second and more run. */
  speed?: number | undefined
}): () => void {
  const { fetch, speed = 1 } = parameters
  const { fetch: realFetch, setTimeout: realSetTimeout } = window
  const setTimeout = (work: () => void, ms = 0) =>
    realSetTimeout(work, ms < leastMs ? ms : ms / speed)
  Object.assign(window, { fetch: fetch ?? realFetch, setTimeout })
  return () => void Object.assign(window, { fetch: realFetch, setTimeout: realSetTimeout })
}
