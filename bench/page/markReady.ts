const usable = 'button:enabled'

/**
 * Marks when the connect button is in the page and usable. Call it in the layout effect of the
 * first commit.
 */
export function markReady(container: HTMLElement | null): (() => void) | undefined {
  if (!container) throw new Error('There is no element to look for the button in')
  const mark = () => performance.mark('button-ready')
  if (container.querySelector(usable)) {
    mark()
    return undefined
  }
  const observer = new MutationObserver(() => {
    if (!container.querySelector(usable)) return
    observer.disconnect()
    mark()
  })
  observer.observe(container, { attributes: true, childList: true, subtree: true })
  return () => observer.disconnect()
}
