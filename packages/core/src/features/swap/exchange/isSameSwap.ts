import type { Swap } from '../../../contract/swaps/swap.ts'

/** Whether two swaps pay the same for the same token, from the same account on the same network. */
export function isSameSwap(one: Swap, other: Swap): boolean {
  return (
    one.amount === other.amount &&
    one.source.address === other.source.address &&
    one.target.address === other.target.address &&
    one.network.caipNetworkId === other.network.caipNetworkId &&
    one.address === other.address
  )
}
