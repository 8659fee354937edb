const types = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'contextmenu'],
  ...['touchstart', 'touchmove', 'touchend', 'wheel'],
  ...['focusin', 'focusout', 'keydown', 'keyup'],
]

/**
 * Stops visitor events at the modal's root, after its own handlers. Host code treats events in the
 * modal as outside of the host's dialogs: those would close, their focus traps would take the
 * focus, and their scroll locks would block our lists.
 */
export function shieldEvents(root: HTMLElement): void {
  for (const type of types)
    root.addEventListener(type, (event) => event.stopPropagation(), { passive: true })
}
