import { adoptStyles } from '../../style/adoptStyles.ts'

/**
 * Keeps a page from scrolling behind the modal, and from moving: where a scrollbar took room, the room stays. Done by a
 * stylesheet, so no attribute of the host's elements is touched.
 */
export function lockScroll(parameters: {
  document: Document
  nonce?: string | undefined
}): () => void {
  const { document, nonce } = parameters
  const { body, defaultView: view, documentElement: html } = document
  if (!view) return () => undefined

  // The viewport scrolls as `html` says or, where that says nothing, `body`. Said on the other one, the page would jump.
  const { overflowX, overflowY, scrollbarGutter } = view.getComputedStyle(html)
  const isBody = overflowX === 'visible' && overflowY === 'visible' && body !== null
  const hasScrollbar = view.innerWidth > html.clientWidth && html.clientWidth > 0
  const keepsRoom = !hasScrollbar || scrollbarGutter?.includes('both-edges')
  const gutter = keepsRoom ? '' : 'html{scrollbar-gutter:stable!important}'
  const css = `${isBody ? 'body' : 'html'}:not(#_#_){overflow:hidden!important}${gutter}`
  return adoptStyles({ scope: document, css, nonce })
}
