const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, [contenteditable], [tabindex]'

/**
 * Traps the Tab key in an element and handles Escape before the host. Both events stop here,
 * because focus traps and dialogs of the host that listen on the document would handle them too.
 */
export function keepKeys(element: HTMLElement, on: { onEscape: () => void }): () => void {
  const view = element.ownerDocument.defaultView
  const onKeyDown = (event: KeyboardEvent) => {
    const root = element.getRootNode() as Document | ShadowRoot
    const focused = root.activeElement
    // During the composition of a word, Escape cancels the composition.
    if (!focused || !element.contains(focused) || event.isComposing) return
    if (event.key === 'Escape') {
      // Escape clears a search field first.
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
  // Runs before all listeners of the document.
  view?.addEventListener('keydown', onKeyDown, true)
  return () => view?.removeEventListener('keydown', onKeyDown, true)
}

/**
 * The element that Tab moves to from an edge of the trap: the opposite edge. `undefined` elsewhere,
 * so that the browser moves the focus.
 */
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
  return element.tabIndex >= 0 && isShown && !element.closest('[inert], [aria-hidden="true"]')
}
