/**
 * Resolves when the page has been at rest for half a second: no change of the document, nothing
 * loaded and no long task. Runs in the page, so it must be self-contained.
 */
export async function untilQuiet(): Promise<void> {
  const quietMs = 500
  const timeoutMs = 20_000
  const startedAt = performance.now()
  let changedAt = startedAt
  const change = () => {
    changedAt = performance.now()
  }
  const mutations = new MutationObserver(change)
  mutations.observe(document, { attributes: true, childList: true, subtree: true })
  const entries = new PerformanceObserver(change)
  entries.observe({ type: 'resource' })
  entries.observe({ type: 'longtask' })
  while (performance.now() - changedAt < quietMs) {
    if (performance.now() - startedAt > timeoutMs) throw new Error('The page found no rest')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  mutations.disconnect()
  entries.disconnect()
}
