/** Background tabs do not paint. The work starts after this time there. */
const timeoutMs = 200

/**
 * Runs work that the first paint does not need, after that paint. Runs it synchronously where
 * `requestAnimationFrame` is missing.
 * @returns stops the work, or cancels it before its start
 */
export function afterPaint(begin: () => () => void): () => void {
  if (typeof requestAnimationFrame === 'undefined') return begin()
  let stop: (() => void) | undefined
  const start = () => {
    end()
    stop = begin()
  }
  let timer = setTimeout(start, timeoutMs)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(start)
  })
  const end = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  return () => {
    end()
    stop?.()
  }
}
