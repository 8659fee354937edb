import type { Payment } from '../../../contract/transfers/payment.ts'
import type { PaymentOutcome } from '../../../contract/transfers/paymentOutcome.ts'
import { readTrackingData } from '../../../runtime/pendingTransactions/readTrackingData.ts'
import { loadTransfers } from '../state/loadTransfers.ts'
import type { PendingTransaction } from '../state/pendingTransaction.ts'
import type { SendContext } from '../state/sendContext.ts'
import { setFlow } from '../state/setFlow.ts'
import { expireAnswers } from './expireAnswers.ts'

/**
 * Tracks a payment until the chain has decided, and records the result. If the adapter cannot track
 * it, it stays pending and is tracked again after the next page load. Never rejects.
 */
export async function followTransaction(
  context: SendContext,
  parameters: { entry: PendingTransaction; payment: Payment },
): Promise<void> {
  const { kit, lifetime } = context
  const { entry, payment } = parameters
  try {
    const transfers = await loadTransfers(kit, payment.network.chainNamespace)
    lifetime.throwIfAborted()
    const outcome = await transfers.follow({
      ...{ hash: entry.hash, payment, trackingData: entry.trackingData, signal: lifetime },
      onTrackingData(known) {
        const trackingData = readTrackingData(known)
        if (trackingData && !lifetime.aborted)
          context.pendingTransactions.setTrackingData(entry, trackingData)
      },
    })
    if (!lifetime.aborted) settle(context, { entry, payment, outcome })
  } catch {
    // The chain did not answer, so the outcome is unknown.
  }
}

function settle(
  context: SendContext,
  parameters: { entry: PendingTransaction; payment: Payment; outcome: PaymentOutcome },
): void {
  const { entry, payment, outcome } = parameters
  context.pendingTransactions.settle(entry, outcome)
  const { status } = outcome
  if (status === 'confirmed') setFlow(context, { status: 'success', outcome, payment })
  else setFlow(context, { status: 'ended', outcome, payment })
  expireAnswers(context, payment)
}
