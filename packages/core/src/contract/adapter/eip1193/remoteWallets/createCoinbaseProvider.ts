import { createLazyProvider, type LazyProvider } from '../../createLazyProvider.ts'
import type { loadCoinbaseProvider } from './coinbaseWallet.ts'

/** Coinbase Wallet, with nothing of it in the page before the first request. */
export function createCoinbaseProvider(parameters: loadCoinbaseProvider.Parameters): LazyProvider {
  return createLazyProvider({
    load: async () => {
      const { loadCoinbaseProvider } = await import('./coinbaseWallet.ts')
      return loadCoinbaseProvider(parameters)
    },
  })
}
