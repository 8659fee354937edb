/**
 * Remembers an element to give the focus back to. A button of Cleat that opened the modal is another one when the
 * visitor has connected; then the one in its place is meant.
 */
export function resolveReturnFocus(element: HTMLElement | null): () => HTMLElement | null {
  const ancestors: Element[] = []
  if (element?.closest('[data-cleat]'))
    for (let above = element.parentElement; above; above = above.parentElement)
      ancestors.push(above)

  return () => {
    if (!element || element.isConnected) return element
    const place = ancestors.find(({ isConnected }) => isConnected)
    return place?.querySelector<HTMLElement>('[data-cleat] button') ?? null
  }
}
