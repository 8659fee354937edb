import type { BitcoinWallet } from '@cleat/testing/bitcoin'
import type { Wallet } from '@wallet-standard/base'

/**
 * Registers a wallet by the Wallet Standard with other features. Returns a function that
 * unregisters it.
 */
export function speakStandard(parameters: {
  wallet: BitcoinWallet
  window: Window
  toFeatures: (features: Wallet['features']) => Wallet['features']
}): () => void {
  const { wallet, window, toFeatures } = parameters
  const aside = new EventTarget()
  let announced: Wallet | undefined
  aside.addEventListener('wallet-standard:register-wallet', (event) => {
    const { detail } = event as CustomEvent<(api: { register(wallet: Wallet): void }) => void>
    detail({
      register(found) {
        announced = found
      },
    })
  })
  const hide = wallet.speak('walletStandard', aside)
  // Keep the wallet's own getters live.
  const changed: Wallet = Object.create(announced ?? null, {
    features: { value: toFeatures(announced?.features ?? {}) },
  })
  const onReady = (event: Event) => {
    const { detail } = event as CustomEvent<{ register(wallet: Wallet): void }>
    detail.register(changed)
  }
  window.addEventListener('wallet-standard:app-ready', onReady)
  return () => {
    window.removeEventListener('wallet-standard:app-ready', onReady)
    hide()
  }
}
