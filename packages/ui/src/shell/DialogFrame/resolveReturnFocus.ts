/**
 * Remembers the element that gets the focus back. Cleat's button renders another element after
 * connecting, so its replacement is found then.
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
