import { AppKitAccountButton } from '../buttons/AppKitAccountButton.tsx'
import { AppKitButton } from '../buttons/AppKitButton.tsx'
import { AppKitConnectButton } from '../buttons/AppKitConnectButton.tsx'
import { AppKitNetworkButton } from '../buttons/AppKitNetworkButton.tsx'
import { AppKitOnrampWidget } from '../onrampWidget/AppKitOnrampWidget.tsx'
import { AppKitWalletButton } from '../walletButton/AppKitWalletButton.tsx'
import { createDrawing, type Drawing } from './createDrawing.tsx'
import { renderElement } from './renderElement.ts'

type Draw = ((scope: ShadowRoot) => Drawing) | undefined

/** The drawing of each element; the modal has none. */
const elements: readonly (readonly [kind: string, draw: Draw])[] = [
  ['button', createDrawing(AppKitButton)],
  ['connect-button', createDrawing(AppKitConnectButton)],
  ['account-button', createDrawing(AppKitAccountButton)],
  ['network-button', createDrawing(AppKitNetworkButton)],
  ['wallet-button', createDrawing(AppKitWalletButton)],
  ['onramp-widget', createDrawing(AppKitOnrampWidget)],
  ['modal', undefined],
]

/**
 * Defines `<appkit-button>` and the other elements, each also as `w3m-…`. Runs once per page.
 */
export function defineElements(): void {
  if (typeof customElements === 'undefined') return
  for (const [kind, draw] of elements) {
    for (const name of [`appkit-${kind}`, `w3m-${kind}`]) {
      // A second copy of Cleat or a hot reload must not define an element twice: `define` throws.
      if (!customElements.get(name)) customElements.define(name, createElementClass(draw))
    }
  }
}

function createElementClass(draw: Draw): CustomElementConstructor {
  return class extends HTMLElement {
    connectedCallback() {
      // Asynchronous: an element that moves in one tick ends up connected and keeps its content.
      queueMicrotask(() => renderElement(this, draw))
    }
    disconnectedCallback() {
      this.connectedCallback()
    }
  }
}
