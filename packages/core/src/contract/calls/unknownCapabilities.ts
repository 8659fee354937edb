import type { WalletCapabilities } from './walletCapabilities.ts'

/** What is known of a wallet that said nothing. */
export const unknownCapabilities: WalletCapabilities = {
  ...{ atomic: 'unknown', paymasterService: 'unknown', permissions: 'unknown' },
  ...{ auxiliaryFunds: 'unknown', raw: {}, source: 'none', askedAt: undefined },
}
