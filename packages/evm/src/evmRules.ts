import type { NamespaceRules } from '@cleat/core/adapter'

/** The rules of EVM chains. The case of an address is its checksum only. */
export const evmRules: NamespaceRules = {
  isSameAddress: (one, other) => one.toLowerCase() === other.toLowerCase(),
  getAddressBody: (address) => address.toLowerCase().replace(/^0x/, ''),
  explorerPath: (url) => (/subscan\.io/.test(url) ? 'account' : undefined),
  // User operations are refused by bundlers, not by nodes.
  methods: { sending: /^(?:eth|wallet)_send(?!User)/, assets: 'wallet_getAssets' },
}
