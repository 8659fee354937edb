import { parseAmount } from '../../../base/amounts/parseAmount.ts'
import type { PaymentAsset } from '../../../contract/transfers/payment.ts'
import type { PendingSide } from '../state/pendingSwap.ts'
import type { SwapContext } from '../state/swapContext.ts'
import { followSwap } from './followSwap.ts'

/**
 * Resumes following the steps of earlier visits. Those on networks that the app no longer has are
 * left unchanged.
 */
export function restorePendingSwaps(context: SwapContext): void {
  const { kit, pendingSwaps, state } = context
  for (const entry of pendingSwaps.list.filter(({ status }) => status === 'pending')) {
    const network = kit.controllers.network.find(entry.caipNetworkId)
    const amount = parseAmount(entry.source.amount, entry.source.decimals)
    const minReceived = parseAmount(entry.target.amount, entry.target.decimals)
    if (!network || amount === undefined || minReceived === undefined) continue
    const swap = {
      ...{ network, address: entry.from, amount, slippageBps: state.slippageBps },
      ...{ source: toAsset(entry.source), target: toAsset(entry.target) },
    }
    // The chain did not answer, so the outcome is unknown.
    followSwap(context, { entry: { ...entry }, swap, minReceived }).catch(() => undefined)
  }
}

function toAsset({ token, symbol, decimals }: PendingSide): PaymentAsset {
  return { ...(token !== undefined && { address: token }), symbol, decimals }
}
