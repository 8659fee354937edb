import type { Swap, SwapOffer, SwapPolicy } from '@cleat/core/adapter'
import { CleatError } from '@cleat/core/adapter'
import type { EvmCall } from '../calls/evmCall.ts'
import { toTolerated } from '../calls/toTolerated.ts'
import { findGuard } from '../contracts/findGuard.ts'
import { isForbiddenCall } from '../steps/isForbiddenCall.ts'
import type { SwapIntent } from './swapIntent.ts'

/**
 * What an unknown router is called for, where the app lets a batch do so that fails unless the
 * minimum arrives.
 * @throws `SWAP_ROUTER_UNKNOWN` if there can be no such batch
 */
export async function readGuardedIntent(parameters: {
  swap: Swap
  offer: SwapOffer
  policy: SwapPolicy
  call: EvmCall
  /** The chain's time, in milliseconds since the epoch. */
  clock: number
  /** Whether the wallet carries out several calls as a whole. */
  canBatch: () => Promise<boolean>
}): Promise<SwapIntent> {
  const { swap, offer, policy, call, clock, canBatch } = parameters
  const { address: account } = swap
  const [source, target] = [swap.source, swap.target].map(({ address }) => address?.toLowerCase())
  const unknown = new CleatError('SWAP_ROUTER_UNKNOWN', { context: { router: call.to } })
  const guard = findGuard(Number(swap.network.id), policy)
  // Coins cannot be checked.
  if (policy.unknownRouters !== 'guarded' || guard === undefined || !target) throw unknown
  if (isForbiddenCall(call, { account, source, target }) || !(await canBatch())) throw unknown
  return {
    ...{ call, clock, guard, minReceived: toTolerated(swap, offer), deadline: undefined },
    spender: source === undefined ? undefined : call.to,
  }
}
