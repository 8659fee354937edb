import type { ElementKind } from './elementKind.ts'

const kinds: readonly ElementKind[] = [
  'button',
  'connect-button',
  'account-button',
  'network-button',
  'modal',
]

/**
 * Makes `<appkit-button>` and its siblings known to the page, once, under both of their names. What they show comes with the first
 * of them that stands in the page.
 */
export function defineElements(): void {
  if (typeof customElements === 'undefined') return
  for (const kind of kinds) {
    for (const name of [`appkit-${kind}`, `w3m-${kind}`]) {
      // A second copy of Cleat, or this module evaluated anew, must not define it again.
      if (!customElements.get(name)) customElements.define(name, createElementClass(kind))
    }
  }
}

function createElementClass(kind: ElementKind): CustomElementConstructor {
  return class extends HTMLElement {
    connectedCallback() {
      // Renders or takes back, whichever is due by then: moved in one go, an element stays as it is.
      import('./renderElement.ts').then(
        ({ renderElement }) => renderElement(this, kind),
        () => undefined,
      )
    }
    disconnectedCallback() {
      this.connectedCallback()
    }
  }
}
