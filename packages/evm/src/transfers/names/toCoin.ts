import type { Network } from '@cleat/core/adapter'

/** The coin type of Ethereum. */
export const ethereumCoin = 60n
/** What stands for every chain of the kind (ENSIP-19). */
export const everyChain = 0x8000_0000n

/**
 * The coin type of a chain. Chains with too large an id have none.
 * @see ENSIP-11
 */
export function toCoin({ id }: Pick<Network, 'id'>): bigint {
  const chainId = BigInt(id)
  if (chainId === 1n) return ethereumCoin
  return chainId < everyChain ? everyChain | chainId : everyChain
}
