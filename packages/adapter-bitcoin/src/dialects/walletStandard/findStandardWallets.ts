import { listenToPage } from '@cleat/core/adapter'
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
  const known = new Set<Wallet>()
  let isStopped = false
  const api = Object.freeze({
    register(...wallets: Wallet[]) {
      if (isStopped) return () => undefined
      // Only the first registration of a wallet can end it.
      const fresh = wallets.filter((wallet) => !known.has(wallet))
      for (const wallet of fresh) {
        known.add(wallet)
        onWallet(wallet)
      }
      return () => {
        if (isStopped) return
        for (const wallet of fresh) if (known.delete(wallet)) onGone(wallet)
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
  const stop = listenToPage(
    window,
    'wallet-standard:register-wallet',
    onRegister,
    () => new CustomEvent('wallet-standard:app-ready', { detail: api }),
  )
  return () => {
    isStopped = true
    stop()
  }
}
