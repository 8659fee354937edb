import type { Payment } from '../../../contract/transfers/payment.ts'
import type { SentTransaction } from '../../../contract/transfers/sentTransaction.ts'
import { describePayment } from '../state/describePayment.ts'
import type { SendContext } from '../state/sendContext.ts'
import { setFlow } from '../state/setFlow.ts'
import { followTransaction } from './followTransaction.ts'
import { toPendingTransaction } from './toPendingTransaction.ts'

/** After this time a pending payment counts as slow (spec §9). */
const slowMs = 25_000

/** Stores, announces and tracks a payment that the network has accepted. */
export function trackTransaction(
  context: SendContext,
  { hash, trackingData, payment }: SentTransaction & { payment: Payment },
): { readonly hash: string } {
  const { kit, pendingTransactions, receivers, lifetime } = context
  const { caipNetworkId } = payment.network
  const isKnown = pendingTransactions.list.some(
    (one) => one.hash === hash && one.caipNetworkId === caipNetworkId,
  )
  if (isKnown) {
    // What the wallet names is an earlier payment, which proves nothing of this one.
    setFlow(context, { status: 'ended', outcome: { status: 'unproven', hash }, payment })
    return { hash }
  }
  const entry = {
    ...toPendingTransaction({ hash, payment }),
    ...(trackingData && { trackingData }),
  }
  pendingTransactions.add(entry)
  const { receiverAddress, receiverProfileName } = context.state
  const name = receiverAddress === payment.to ? receiverProfileName : undefined
  receivers.add(payment.network.chainNamespace, payment.to, name)
  setFlow(context, { status: 'pending', step: 'network', hash, isSlow: false, payment })
  kit.controllers.events.track('SEND_SUCCESS', { ...describePayment(kit, payment), hash })

  const timer = setTimeout(() => {
    const { sending } = context.state
    if (sending.status === 'pending' && sending.step === 'network' && sending.hash === hash)
      setFlow(context, { ...sending, isSlow: true })
  }, slowMs)
  lifetime.addEventListener('abort', () => clearTimeout(timer))
  void followTransaction(context, { entry, payment })
  return { hash }
}
