import { parseAmount } from '../../../base/amounts/parseAmount.ts'
import type { SendContext } from '../state/sendContext.ts'
import { followTransaction } from './followTransaction.ts'

/**
 * Resumes tracking payments of earlier visits. Those on networks that the app no longer has are
 * left unchanged.
 */
export function restorePendingTransactions(context: SendContext): void {
  const { kit, pendingTransactions } = context
  const undecided = pendingTransactions.list.filter(
    ({ status }) => status === 'pending' || status === 'open',
  )
  for (const entry of undecided) {
    const network = kit.controllers.network.find(entry.caipNetworkId)
    const amount = parseAmount(entry.amount, entry.decimals)
    if (!network || amount === undefined) continue
    const { from: address, to, token, decimals, symbol } = entry
    const asset = { address: token, decimals, symbol }
    void followTransaction(context, {
      entry: { ...entry },
      payment: { network, address, to, asset, amount },
    })
  }
}
