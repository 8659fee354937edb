import type { NamespaceRules } from '@cleat/core/adapter'

/** The rules of Solana. Addresses have no prefix, and their case counts. */
export const solanaRules: NamespaceRules = {
  getAddressBody: (address) => address,
  explorerPath: (url) => (url.includes('solscan.io') ? 'account' : undefined),
}
