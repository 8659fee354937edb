import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { SwapPolicy } from '../../../contract/swaps/swapAdapter.ts'

/** The RPC of a network that keeps transactions out of the public queue, if the app names one. */
export function findProtectedRpc(
  { protectedRpc }: SwapPolicy,
  { caipNetworkId }: Pick<CaipNetwork, 'caipNetworkId'>,
): string | undefined {
  return protectedRpc && Object.hasOwn(protectedRpc, caipNetworkId)
    ? protectedRpc[caipNetworkId]
    : undefined
}
