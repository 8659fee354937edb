// Shorter timers prevent flicker and keep their duration.
const minMs = 500

let realFetch: typeof window.fetch | undefined

/**
 * Replaces the network and the clock for a story. A story's kit ends after this is restored and may
 * ask until then, so the network is replaced until the next story replaces it.
 * @returns restores the real clock
 */
export function replaceInWindow(parameters: {
  /** @default the real one */
  fetch?: typeof window.fetch | undefined
  /** The speed of timers from half a second on. */
  speed?: number | undefined
}): () => void {
  realFetch ??= window.fetch
  const { fetch = realFetch, speed = 1 } = parameters
  const { setTimeout: realSetTimeout } = window
  const setTimeout = (work: () => void, ms = 0) =>
    realSetTimeout(work, ms < minMs ? ms : ms / speed)
  Object.assign(window, { fetch, setTimeout })
  return () => void Object.assign(window, { setTimeout: realSetTimeout })
}
