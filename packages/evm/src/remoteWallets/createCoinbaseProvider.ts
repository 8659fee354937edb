import { createLazyProvider, type LazyProvider } from '@cleat/core/adapter'
import type { loadCoinbaseProvider } from './coinbaseWallet.ts'

/**
 * Creates the EIP-1193 provider of Coinbase Wallet. Its SDK loads with the first request.
 * @see EIP-1193
 */
export function createCoinbaseProvider(parameters: loadCoinbaseProvider.Parameters): LazyProvider {
  return createLazyProvider({
    load: async () => {
      const { loadCoinbaseProvider } = await import('./coinbaseWallet.ts')
      return loadCoinbaseProvider(parameters)
    },
  })
}
