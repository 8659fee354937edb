/**
 * Reads how a page scrolls, and returns the stylesheet that keeps it from scrolling and shifting:
 * the space of a scrollbar stays. A stylesheet changes no attribute of the host's elements.
 */
export function readScrollLock(document: Document): string {
  const { body, defaultView: view, documentElement: html } = document
  if (!view) return ''

  // The viewport takes its overflow from `html`, else from `body`. Setting it on the other element
  // would make the page jump.
  const { overflowX, overflowY, scrollbarGutter } = view.getComputedStyle(html)
  const isBody = overflowX === 'visible' && overflowY === 'visible' && body !== null
  const hasScrollbar = view.innerWidth > html.clientWidth && html.clientWidth > 0
  const keepsRoom = !hasScrollbar || scrollbarGutter?.includes('both-edges')
  const gutter = keepsRoom ? '' : 'html{scrollbar-gutter:stable!important}'
  return `${isBody ? 'body' : 'html'}:not(#_#_){overflow:hidden!important}${gutter}`
}
