import type { Payment } from '../../../contract/transfers/payment.ts'
import type { PaymentOutcome } from '../../../contract/transfers/paymentOutcome.ts'
import { readTrackingData } from '../../../runtime/pendingTransactions/readTrackingData.ts'
import { loadTransfers } from '../state/loadTransfers.ts'
import type { PendingTransaction } from '../state/pendingTransaction.ts'
import type { SendContext } from '../state/sendContext.ts'
import { setFlow } from '../state/setFlow.ts'
import { expireAnswers } from './expireAnswers.ts'

/** How long a payment is tracked, and at least on each visit. Milliseconds. */
const longest = { sinceSent: 30 * 24 * 60 * 60_000, visit: 60_000 }

/** No timer is longer. What ends later is for a later visit. */
const longestTimerMs = 2 ** 31 - 1

/**
 * Tracks a payment until the chain has decided, and records the result. If the adapter cannot track
 * it, it stays pending and is tracked again after the next page load. The owners of a contract
 * account may carry it out weeks later: after 30 days it is `open`. Never rejects.
 */
export async function followTransaction(
  context: SendContext,
  parameters: { entry: PendingTransaction; payment: Payment },
): Promise<void> {
  const { kit, lifetime } = context
  const { entry, payment } = parameters
  const over = new AbortController()
  const left = Math.max(entry.sentAt + longest.sinceSent - Date.now(), longest.visit)
  const timer = left <= longestTimerMs ? setTimeout(() => over.abort(), left) : undefined
  try {
    const transfers = await loadTransfers(kit, payment.network.chainNamespace)
    lifetime.throwIfAborted()
    const outcome = await transfers.follow({
      ...{ hash: entry.hash, payment, trackingData: entry.trackingData },
      signal: AbortSignal.any([lifetime, over.signal]),
      onTrackingData(known) {
        const trackingData = readTrackingData(known)
        if (trackingData && !lifetime.aborted)
          context.pendingTransactions.setTrackingData(entry, trackingData)
      },
    })
    if (!lifetime.aborted) settle(context, { entry, payment, outcome })
  } catch {
    // The chain did not answer, so the outcome is unknown.
    if (over.signal.aborted && !lifetime.aborted) leaveOpen(context, entry)
  } finally {
    clearTimeout(timer)
  }
}

/** What is known of it stays, because it is looked for again. */
function leaveOpen({ pendingTransactions }: SendContext, entry: PendingTransaction): void {
  const { hash, caipNetworkId } = entry
  const known = pendingTransactions.list.find(
    (one) => one.hash === hash && one.caipNetworkId === caipNetworkId,
  )
  pendingTransactions.add({ ...entry, ...known, status: 'open' })
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
