import { ref } from 'valtio/vanilla'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import { captureView } from '../../../boot/captureView.ts'
import type { Payment } from '../../../contract/transfers/payment.ts'
import type { PaymentFee, PreparedPayment } from '../../../contract/transfers/preparedPayment.ts'
import { loadTransfers } from '../state/loadTransfers.ts'
import type { SendContext } from '../state/sendContext.ts'
import { readPayment } from './readPayment.ts'
import { renewLater } from './renewLater.ts'

/** Prepares the form's payment, or prepares it again. */
export async function prepare(context: SendContext): Promise<void> {
  const { state, tasks, internal } = context
  clearTimeout(internal.renewal)
  internal.shown = undefined
  if (!internal.attempt?.isAsking) internal.attempt = undefined
  const signal = tasks.prepare.start()
  const payment = readPayment(context)
  if (!payment) {
    state.preparing = { status: 'idle' }
    return
  }
  state.preparing = { status: 'pending' }
  try {
    const ready = await makeReady(context, payment)
    if (!signal.aborted) show(context, ready)
  } catch (error) {
    if (signal.aborted) return
    const { name } = payment.network
    const failure = toCleatError(error, 'NETWORK_RPC_FAILED', { context: { network: name } })
    state.preparing = { status: 'error', error: failure }
  }
}

type Ready = NonNullable<SendContext['internal']['shown']>

async function makeReady({ kit }: SendContext, payment: Payment): Promise<Ready> {
  const namespace = payment.network.chainNamespace
  // Captured with the payment, so that a later switch invalidates both.
  const view = captureView(kit, namespace)
  const transfers = await loadTransfers(kit, namespace)
  const prepared = await transfers.prepare(payment)
  // Everything is compared with the visitor's own payment, whatever the adapter returns.
  return { prepared: ref<PreparedPayment>({ ...prepared, payment }), view }
}

function show(context: SendContext, ready: Ready): void {
  const { state, internal } = context
  const { prepared } = ready
  const feeBefore =
    internal.seenFee && isDearer(prepared.fee, internal.seenFee) ? internal.seenFee : undefined
  internal.shown = ready
  if (!feeBefore) internal.seenFee = prepared.fee
  state.preparing = { status: 'success', prepared, feeBefore }
  renewLater(context, () => void prepare(context))
}

/** A fee that is unknown now may be higher. */
function isDearer(fee: PaymentFee | undefined, seen: PaymentFee): boolean {
  return fee === undefined || fee.limit > seen.limit
}
