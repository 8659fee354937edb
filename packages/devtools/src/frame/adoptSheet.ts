/** Adopts a stylesheet in a shadow root. Under a strict policy, too. */
export function adoptSheet(parameters: {
  readonly root: ShadowRoot
  readonly css: string
  /** For the `<style>` of browsers without constructable stylesheets. */
  readonly nonce?: string | undefined
}): void {
  const { root, css, nonce } = parameters
  const Sheet = root.ownerDocument.defaultView?.CSSStyleSheet
  if (Sheet && 'adoptedStyleSheets' in root && 'replaceSync' in Sheet.prototype) {
    const sheet = new Sheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]
    return
  }
  const element = root.ownerDocument.createElement('style')
  if (nonce) element.nonce = nonce
  element.textContent = css
  root.append(element)
}
