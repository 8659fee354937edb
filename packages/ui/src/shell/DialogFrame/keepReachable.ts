const names = ['aria-hidden', 'inert']

/**
 * A dialog of the host hides everything beside itself, from screen readers too, and so the root of our modal. While
 * the modal is open that is wrong, whoever says so.
 */
export function keepReachable(element: Element): () => void {
  const root = element.closest('[data-cleat=root]')
  if (!root) return () => undefined
  const clear = () => {
    for (const name of names) root.removeAttribute(name)
  }
  clear()
  const observer = new MutationObserver(clear)
  observer.observe(root, { attributeFilter: names })
  return () => observer.disconnect()
}
