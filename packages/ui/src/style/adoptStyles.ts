/** Where styles apply. */
export type StyleScope = Document | ShadowRoot

type Adopted = { users: number; remove: () => void }

// Keyed by the root, so it lives and dies with it and two roots share nothing. It must outlive any one kit:
// the same text adopted twice by two kits of a page is one sheet.
const adoptedByScope = new WeakMap<StyleScope, Map<string, Adopted>>()

/**
 * Makes a stylesheet part of a document or shadow root, once per text however many use it.
 * @returns what gives it back; the last one removes the sheet
 */
export function adoptStyles(parameters: {
  scope: StyleScope
  css: string
  /** For the `<style>` element that stands in where sheets cannot be constructed. */
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
  // A sheet can only be adopted by the document it was constructed for.
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
