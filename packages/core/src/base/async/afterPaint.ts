/** In case that nothing is painted, as in a tab that nobody looks at. */
const patienceMs = 200

/**
 * Starts what the first picture of the page can do without, once that is on its way to the screen; at once where nothing is
 * painted at all.
 * @returns what stops it, begun or not
 */
export function afterPaint(begin: () => () => void): () => void {
  if (typeof requestAnimationFrame === 'undefined') return begin()
  let stop: (() => void) | undefined
  const start = () => {
    end()
    stop = begin()
  }
  let timer = setTimeout(start, patienceMs)
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
