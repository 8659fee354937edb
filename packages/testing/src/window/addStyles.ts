/**
 * Adds CSS to a document or shadow root without a style element or attribute, which a CSP can
 * refuse.
 */
export function addStyles(parameters: { root: Document | ShadowRoot; css: string }): void {
  const { root, css } = parameters
  const view = (root.ownerDocument ?? root).defaultView
  // Test doubles of the DOM have no constructable stylesheets. Everything works there without
  // styles.
  if (!view || !('adoptedStyleSheets' in root) || typeof view.CSSStyleSheet !== 'function') return
  const sheet = new view.CSSStyleSheet()
  if (typeof sheet.replaceSync !== 'function') return
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
