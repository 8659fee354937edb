const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [contenteditable], [tabindex]'

/**
 * Keeps the focus inside an element when Tab is pressed, and hears Escape first. Both end here: a focus trap or a dialog
 * of the host that listens on the document would act on them too.
 */
export function keepKeys(element: HTMLElement, on: { onEscape: () => void }): () => void {
  const view = element.ownerDocument.defaultView
  const onKeyDown = (event: KeyboardEvent) => {
    const root = element.getRootNode() as Document | ShadowRoot
    const focused = root.activeElement
    // In the composition of a Japanese word, say, Escape takes back the word.
    if (!focused || !element.contains(focused) || event.isComposing) return
    if (event.key === 'Escape') {
      // Empties a search first, which is the field's own business.
      if (focused.matches('[type=search]:not(:placeholder-shown)')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      on.onEscape()
    } else if (event.key === 'Tab') {
      event.stopImmediatePropagation()
      const next = findNext({ element, focused, isBack: event.shiftKey })
      if (!next) return
      event.preventDefault()
      next.focus()
    }
  }
  // Before everybody else, who listens on the document at most.
  view?.addEventListener('keydown', onKeyDown, true)
  return () => view?.removeEventListener('keydown', onKeyDown, true)
}

/** Where Tab leads at an edge of the element: to the other one. Nowhere in between, where the browser knows best. */
function findNext(parameters: {
  element: HTMLElement
  focused: Element
  isBack: boolean
}): HTMLElement | undefined {
  const { element, focused, isBack } = parameters
  const all = [...element.querySelectorAll<HTMLElement>(tabbable)].filter(isReachable)
  const direction = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  if (all.some((other) => focused.compareDocumentPosition(other) & direction)) return undefined
  return all.at(isBack ? -1 : 0)
}

function isReachable(element: HTMLElement): boolean {
  const isShown = element.checkVisibility?.({ visibilityProperty: true }) ?? true
  return element.tabIndex >= 0 && isShown && !element.closest('[inert]')
}
