import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'

/** Coinbase's SDK. Published as one file with all it needs inside; see `tsdown.libraries.config.ts`. */
export const library: { readonly createCoinbaseWalletSDK: typeof createCoinbaseWalletSDK } = {
  createCoinbaseWalletSDK,
}
