/** The element that has the focus, in whatever open shadow root it is. Null when only the page has it. */
export function findFocused(document: Document): HTMLElement | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused && focused !== document.body && 'focus' in focused
    ? (focused as HTMLElement)
    : null
}
