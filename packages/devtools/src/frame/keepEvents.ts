const types = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick'],
  ...['touchstart', 'touchmove', 'touchend', 'wheel', 'focusin', 'focusout', 'keydown', 'keyup'],
]

/**
 * Keeps what happens in an element from the page and from a modal around it. Those would close, or
 * take the focus back.
 */
export function keepEvents(host: HTMLElement, on: { readonly onEscape: () => void }): () => void {
  const view = host.ownerDocument.defaultView
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.composedPath().includes(host) || event.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopImmediatePropagation()
      on.onEscape()
    } else if (event.key === 'Tab') event.stopImmediatePropagation()
  }
  // Before a modal that opens later traps both keys.
  view?.addEventListener('keydown', onKeyDown, true)
  for (const type of types)
    host.addEventListener(type, (event) => event.stopPropagation(), { passive: true })
  return () => view?.removeEventListener('keydown', onKeyDown, true)
}
