// Shorter timers prevent flicker and keep their duration.
const minMs = 500

/**
 * Replaces the network and the clock for a story.
 * @returns restores the real ones
 */
export function replaceInWindow(parameters: {
  fetch?: typeof window.fetch | undefined
  /** The speed of timers from half a second on. */
  speed?: number | undefined
}): () => void {
  const { fetch, speed = 1 } = parameters
  const { fetch: realFetch, setTimeout: realSetTimeout } = window
  const setTimeout = (work: () => void, ms = 0) =>
    realSetTimeout(work, ms < minMs ? ms : ms / speed)
  Object.assign(window, { fetch: fetch ?? realFetch, setTimeout })
  return () => void Object.assign(window, { fetch: realFetch, setTimeout: realSetTimeout })
}
