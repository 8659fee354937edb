const atLatestMs = 1000
/** Safari has no idle callbacks. */
const soonMs = 200

/**
 * Runs something when the page has nothing else to do.
 * @returns cancels it
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: atLatestMs })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, soonMs)
  return () => clearTimeout(timer)
}
