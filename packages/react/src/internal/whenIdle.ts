/** Long enough after the page has loaded where the browser does not tell when it is idle (Safari). */
const fallbackMs = 1000

/**
 * Calls back once the page has loaded and has nothing else to do. A page that is never idle is never called.
 * @returns what calls it off
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
  else globalThis.addEventListener('load', start, { once: true })
  return () => cancel()
}
