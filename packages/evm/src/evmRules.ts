import type { NamespaceRules } from '@cleat/core/adapter'

/**
 * The rules of the namespace `eip155`. Addresses are equal regardless of case, which is only their
 * checksum.
 * @see EIP-55
 */
export const evmRules: NamespaceRules = {
  isSameAddress: (one, other) => one.toLowerCase() === other.toLowerCase(),
  getAddressBody: (address) => address.toLowerCase().replace(/^0x/, ''),
  explorerPath: (url) => (/subscan\.io/.test(url) ? 'account' : undefined),
  // User operations are refused by bundlers, not by nodes.
  methods: { sending: /^(?:eth|wallet)_send(?!User)/, assets: 'wallet_getAssets' },
}
