/** Delay in ms for browsers without idle callbacks (Safari). */
const fallbackMs = 200

/**
 * Calls back once when the page is idle.
 * @returns the function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run)
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, fallbackMs)
  return () => clearTimeout(timer)
}
