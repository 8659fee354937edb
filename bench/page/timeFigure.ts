/**
 * Resolves with the time from the arrival of an answer to the frame that shows its figure, in
 * milliseconds. Runs in the page, so it must be self-contained.
 * @param parameters.asked - what the URL of the answer's request has in it
 */
export async function timeFigure(parameters: { asked: string; figure: string }): Promise<number> {
  const { asked, figure } = parameters
  const timeoutMs = 20_000
  const shownAt = await new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`No figure ${figure} was shown`)), timeoutMs)
    const look = () => {
      const shown = document.querySelector('[aria-label="You receive"] [data-size]')?.textContent
      if (!shown?.includes(figure)) return
      observer.disconnect()
      // The task after the frame's own.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { characterData: true, childList: true, subtree: true })
  })
  const arrivals = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/convert/quotes') && name.includes(asked))
    .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : shownAt))
  if (arrivals.length === 0) throw new Error(`No answer to ${asked} arrived`)
  return shownAt - Math.min(...arrivals)
}
