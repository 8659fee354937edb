import type { CaipNetwork } from '@cleat/core/adapter'

/** Read by every tool, of no network in particular. */
export const generic = 42

/** The prefix of a network's addresses: the app's own word, else 42. */
export function ss58Prefix(network: CaipNetwork): number {
  const prefix: unknown = 'ss58Prefix' in network ? network.ss58Prefix : undefined
  const isPrefix =
    typeof prefix === 'number' && Number.isInteger(prefix) && prefix >= 0 && prefix < 16384
  return isPrefix ? prefix : generic
}
