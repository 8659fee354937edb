import { AppKitAccountButton } from '../buttons/AppKitAccountButton.tsx'
import { AppKitButton } from '../buttons/AppKitButton.tsx'
import { AppKitConnectButton } from '../buttons/AppKitConnectButton.tsx'
import { AppKitNetworkButton } from '../buttons/AppKitNetworkButton.tsx'
import { createDrawing, type Drawing } from './createDrawing.tsx'

type Draw = ((scope: ShadowRoot) => Drawing) | undefined

/**
 * What stands in each element; nothing of its own is the modal. Handed over instead of imported where it is needed: a late chunk
 * that shares React and the buttons with the page makes bundlers cut the page's own code into more files.
 */
const elements: readonly (readonly [kind: string, draw: Draw])[] = [
  ['button', createDrawing(AppKitButton)],
  ['connect-button', createDrawing(AppKitConnectButton)],
  ['account-button', createDrawing(AppKitAccountButton)],
  ['network-button', createDrawing(AppKitNetworkButton)],
  ['modal', undefined],
]

/**
 * Makes `<appkit-button>` and its siblings known to the page, once, under both of their names. What moves them comes with the first
 * of them that stands in the page.
 */
export function defineElements(): void {
  if (typeof customElements === 'undefined') return
  for (const [kind, draw] of elements) {
    for (const name of [`appkit-${kind}`, `w3m-${kind}`]) {
      // A second copy of Cleat, or this module evaluated anew, must not define it again.
      if (!customElements.get(name)) customElements.define(name, createElementClass(draw))
    }
  }
}

function createElementClass(draw: Draw): CustomElementConstructor {
  return class extends HTMLElement {
    connectedCallback() {
      // Renders or takes back, whichever is due by then: moved in one go, an element stays as it is.
      import('./renderElement.ts').then(
        ({ renderElement }) => renderElement(this, draw),
        () => undefined,
      )
    }
    disconnectedCallback() {
      this.connectedCallback()
    }
  }
}
