import type { Wallet } from '@wallet-standard/base'

export declare namespace findStandardWallets {
  type Parameters = {
    window: Window
    /** Called with every registered wallet, at once with those already there. */
    onWallet: (wallet: Wallet) => void
    onGone: (wallet: Wallet) => void
  }
}

/**
 * Finds the wallets of the Wallet Standard, early and late ones.
 * @returns a function that stops listening
 */
export function findStandardWallets(parameters: findStandardWallets.Parameters): () => void {
  const { window, onWallet, onGone } = parameters
  let isStopped = false
  const api = Object.freeze({
    register(...wallets: Wallet[]) {
      if (isStopped) return () => undefined
      for (const wallet of wallets) onWallet(wallet)
      return () => {
        if (!isStopped) for (const wallet of wallets) onGone(wallet)
      }
    },
  })
  const onRegister = (event: Event) => {
    try {
      const { detail } = event as CustomEvent<(given: typeof api) => void>
      detail(api)
    } catch {
      // Ignore what is not a wallet.
    }
  }
  window.addEventListener('wallet-standard:register-wallet', onRegister)
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  return () => {
    isStopped = true
    window.removeEventListener('wallet-standard:register-wallet', onRegister)
  }
}
