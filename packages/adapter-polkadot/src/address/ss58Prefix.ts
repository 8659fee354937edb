import type { CaipNetwork } from '@cleat/core/adapter'

/** The generic Substrate prefix. */
export const generic = 42

/** The address prefix of a network, as the app configured it, else 42. */
export function ss58Prefix(network: CaipNetwork): number {
  const prefix: unknown = 'ss58Prefix' in network ? network.ss58Prefix : undefined
  const isPrefix =
    typeof prefix === 'number' && Number.isInteger(prefix) && prefix >= 0 && prefix < 16384
  return isPrefix ? prefix : generic
}
