import { parseAmount } from '../../../base/amounts/parseAmount.ts'
import type { SendContext } from '../sendContext.ts'
import { followTransaction } from './followTransaction.ts'

/** Goes on following what was sent before the page was loaded. What was sent on a network that the app has no more stays as it is. */
export function restorePendingTransactions(context: SendContext): void {
  const { kit, pendingTransactions } = context
  for (const entry of pendingTransactions.list.filter(({ status }) => status === 'pending')) {
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
