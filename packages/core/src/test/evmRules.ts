import type { NamespaceRules } from '../contract/adapter/namespaceRules.ts'

/** The rules that adapters of EVM chains supply. */
export const evmRules: NamespaceRules = {
  isSameAddress: (one, other) => one.toLowerCase() === other.toLowerCase(),
  getAddressBody: (address) => address.toLowerCase().replace(/^0x/, ''),
}
