const names = ['aria-hidden', 'inert']

/**
 * Undoes attributes with which a host dialog hides its siblings from screen readers, and so our
 * modal, while the modal is open.
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
