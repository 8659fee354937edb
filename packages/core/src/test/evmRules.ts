import type { NamespaceRules } from '../contract/adapter/namespaceRules.ts'

/** The namespace rules of EVM adapters. */
export const evmRules: NamespaceRules = {
  isSameAddress: (one, other) => one.toLowerCase() === other.toLowerCase(),
  getAddressBody: (address) => address.toLowerCase().replace(/^0x/, ''),
  methods: { sending: /^(?:eth|wallet)_send(?!User)/, assets: 'wallet_getAssets' },
}
