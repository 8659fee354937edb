const types = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'contextmenu'],
  ...['touchstart', 'touchmove', 'touchend', 'wheel'],
  ...['focusin', 'focusout', 'keydown', 'keyup'],
]

/**
 * Ends the events of visitors at the root of the modal, where its own handlers have seen them. Beyond are those of the
 * host, to whom all that happens in the modal happens outside of something: its dialogs would close, its focus traps
 * call the focus back, its scroll locks keep our lists from scrolling.
 */
export function shieldEvents(root: HTMLElement): void {
  for (const type of types)
    root.addEventListener(type, (event) => event.stopPropagation(), { passive: true })
}
