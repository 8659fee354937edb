import { adoptStyles } from '../../style/adoptStyles.ts'

/**
 * Keeps the page behind the modal from scrolling and shifting: the space of a scrollbar stays. Uses
 * a stylesheet, so that no attribute of the host's elements changes.
 */
export function lockScroll(parameters: {
  document: Document
  nonce?: string | undefined
}): () => void {
  const { document, nonce } = parameters
  const { body, defaultView: view, documentElement: html } = document
  if (!view) return () => undefined

  // The viewport takes its overflow from `html`, else from `body`. Setting it on the other element
  // would make the page jump.
  const { overflowX, overflowY, scrollbarGutter } = view.getComputedStyle(html)
  const isBody = overflowX === 'visible' && overflowY === 'visible' && body !== null
  const hasScrollbar = view.innerWidth > html.clientWidth && html.clientWidth > 0
  const keepsRoom = !hasScrollbar || scrollbarGutter?.includes('both-edges')
  const gutter = keepsRoom ? '' : 'html{scrollbar-gutter:stable!important}'
  const css = `${isBody ? 'body' : 'html'}:not(#_#_){overflow:hidden!important}${gutter}`
  return adoptStyles({ scope: document, css, nonce })
}
