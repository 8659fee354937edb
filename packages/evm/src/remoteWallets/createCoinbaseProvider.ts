import { createLazyProvider, type LazyProvider } from '@cleat/core/adapter'
import type { loadCoinbaseProvider } from './coinbaseWallet.ts'

/** Coinbase Wallet. Loads nothing before the first request. */
export function createCoinbaseProvider(parameters: loadCoinbaseProvider.Parameters): LazyProvider {
  return createLazyProvider({
    load: async () => {
      const { loadCoinbaseProvider } = await import('./coinbaseWallet.ts')
      return loadCoinbaseProvider(parameters)
    },
  })
}
