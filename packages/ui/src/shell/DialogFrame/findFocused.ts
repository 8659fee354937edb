/** The focused element, also in open shadow roots. `null` if only the page has the focus. */
export function findFocused(document: Document): HTMLElement | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused && focused !== document.body && 'focus' in focused
    ? (focused as HTMLElement)
    : null
}
