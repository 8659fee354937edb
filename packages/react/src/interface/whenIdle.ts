/** Delay after the page's load, in ms, for browsers without idle callbacks (Safari). */
const fallbackMs = 1000

/**
 * Calls back once, after the page has loaded and is idle. A page that is never idle gets no call.
 * @returns the function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  const { document } = globalThis
  let cancel = () => globalThis.removeEventListener('load', start)
  const start = () => {
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(run)
      cancel = () => cancelIdleCallback(id)
    } else {
      const timer = setTimeout(run, fallbackMs)
      cancel = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') start()
  // It comes once.
  else globalThis.addEventListener('load', start)
  return () => cancel()
}
