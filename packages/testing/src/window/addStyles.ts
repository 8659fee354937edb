/** Adds CSS text to a document or shadow root, without a style element or attribute that a CSP may refuse. */
export function addStyles(parameters: { root: Document | ShadowRoot; css: string }): void {
  const { root, css } = parameters
  const view = (root.ownerDocument ?? root).defaultView
  // Test doubles of the DOM have no constructable sheets; everything works there, only unstyled.
  if (!view || !('adoptedStyleSheets' in root) || typeof view.CSSStyleSheet !== 'function') return
  const sheet = new view.CSSStyleSheet()
  if (typeof sheet.replaceSync !== 'function') return
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
