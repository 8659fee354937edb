import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'

/**
 * Coinbase's SDK, published as one file with its dependencies; see `tsdown.libraries.config.ts`.
 */
export const library: { readonly createCoinbaseWalletSDK: typeof createCoinbaseWalletSDK } = {
  createCoinbaseWalletSDK,
}
