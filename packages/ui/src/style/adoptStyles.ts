/** Where styles apply. */
export type StyleScope = Document | ShadowRoot

type Adopted = { users: number; remove: () => void }

// Keyed by the root, so that two roots share nothing. It outlives a kit, because two kits of a page
// that adopt the same text share one sheet.
const adoptedByScope = new WeakMap<StyleScope, Map<string, Adopted>>()

/**
 * Adopts a stylesheet in a document or shadow root, once per text.
 * @returns releases it; the last release removes the sheet
 */
export function adoptStyles(parameters: {
  scope: StyleScope
  css: string
  /** For the `<style>` fallback of browsers without constructable stylesheets. */
  nonce?: string | undefined
}): () => void {
  const { scope, css, nonce } = parameters
  const sheets = adoptedByScope.get(scope) ?? new Map<string, Adopted>()
  adoptedByScope.set(scope, sheets)

  const adopted = sheets.get(css) ?? { users: 0, remove: insert({ scope, css, nonce }) }
  sheets.set(css, adopted)
  adopted.users++

  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    adopted.users--
    if (adopted.users > 0) return
    adopted.remove()
    sheets.delete(css)
  }
}

function insert({ scope, css, nonce }: Parameters<typeof adoptStyles>[0]): () => void {
  const document = 'defaultView' in scope ? scope : scope.ownerDocument
  const Sheet = document.defaultView?.CSSStyleSheet
  // A sheet can only be adopted by the document that constructed it.
  if (Sheet && 'adoptedStyleSheets' in scope && 'replaceSync' in Sheet.prototype) {
    const sheet = new Sheet()
    sheet.replaceSync(css)
    scope.adoptedStyleSheets = [...scope.adoptedStyleSheets, sheet]
    return () => {
      scope.adoptedStyleSheets = scope.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }
  const element = document.createElement('style')
  if (nonce) element.nonce = nonce
  element.textContent = css
  const parent = 'head' in scope ? scope.head : scope
  parent.append(element)
  return () => element.remove()
}
