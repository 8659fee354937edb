import { parseAmount } from '../../../base/amounts/parseAmount.ts'
import type { Swap } from '../../../contract/swaps/swap.ts'
import type { PaymentAsset } from '../../../contract/transfers/payment.ts'
import type { PendingSide, PendingSwap } from '../state/pendingSwap.ts'
import type { SwapContext } from '../state/swapContext.ts'

/**
 * What a stored step is about, and the least that has to arrive. `undefined` on a network that the
 * app no longer has.
 */
export function toSwap(
  { kit, state }: Pick<SwapContext, 'kit' | 'state'>,
  { caipNetworkId, from, source, target }: PendingSwap,
): { readonly swap: Swap; readonly minReceived: bigint } | undefined {
  const network = kit.controllers.network.find(caipNetworkId)
  const amount = parseAmount(source.amount, source.decimals)
  const minReceived = parseAmount(target.amount, target.decimals)
  if (!network || amount === undefined || minReceived === undefined) return undefined
  const { slippageBps } = state
  const sides = { source: toAsset(source), target: toAsset(target) }
  return { swap: { network, address: from, amount, slippageBps, ...sides }, minReceived }
}

function toAsset({ token, symbol, decimals }: PendingSide): PaymentAsset {
  return { ...(token !== undefined && { address: token }), symbol, decimals }
}
