import { ref } from 'valtio/vanilla'
import type { Swap } from '../../../contract/swaps/swap.ts'
import { getSender } from '../../../runtime/sender/getSender.ts'
import { toAsset } from '../../../runtime/sender/toAsset.ts'
import type { SwapContext } from './swapContext.ts'

/** The form's exchange; `undefined` while a field is missing or both sides are the same. */
export function readSwap({ kit, state }: Pick<SwapContext, 'kit' | 'state'>): Swap | undefined {
  const sender = getSender(kit, 'swaps:load')
  const { sourceToken, toToken, sourceTokenAmount: amount, slippageBps } = state
  if (!sender || !sourceToken || !toToken || amount === undefined || amount <= 0n) return undefined
  const { network, address } = sender
  const { caipNetworkId } = network
  if (sourceToken.chainId !== caipNetworkId || toToken.chainId !== caipNetworkId) return undefined
  if (sourceToken.address === toToken.address) return undefined
  return ref({
    network,
    address,
    source: toAsset(sourceToken, network),
    target: toAsset(toToken, network),
    amount,
    slippageBps,
  })
}
