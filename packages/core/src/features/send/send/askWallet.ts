import { raceSignal } from '../../../base/async/raceSignal.ts'
import type { CleatError } from '../../../base/errors/cleatError.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import type { Payment } from '../../../contract/transfers/payment.ts'
import type { SentTransaction } from '../../../contract/transfers/sentTransaction.ts'
import { createWalletTimeout } from '../../../runtime/requests/createWalletTimeout.ts'
import { isRefusal } from '../../../runtime/requests/isRefusal.ts'
import { readSent } from '../../../runtime/requests/readSent.ts'
import { runRequest } from '../../../runtime/requests/runRequest.ts'
import { recordFailure } from '../pendingTransactions/recordFailure.ts'
import { trackTransaction } from '../pendingTransactions/trackTransaction.ts'
import { describePayment } from '../state/describePayment.ts'
import { resetForm } from '../state/resetForm.ts'
import type { SendContext } from '../state/sendContext.ts'
import { setFlow } from '../state/setFlow.ts'

type Shown = NonNullable<SendContext['internal']['shown']>
type Hash = { readonly hash: string }

/**
 * Sends the confirmed payment to the wallet once, and returns the result. If the outcome is
 * unknown, a late answer is still handled.
 */
export async function askWallet(context: SendContext, shown: Shown): Promise<Hash> {
  const { kit } = context
  const { prepared, view } = shown
  const { payment } = prepared
  context.state.sending = { status: 'pending', step: 'wallet', payment }
  kit.controllers.events.track('SEND_INITIATED', describePayment(kit, payment))

  const timeout = createWalletTimeout(context, { view, method: 'payment:send' })
  let isAsked = false
  const answer = runRequest(kit, {
    type: 'payment:send',
    prepared,
    view,
    onDispatch() {
      timeout.signal.throwIfAborted()
      isAsked = true
    },
  }).then(readSent)
  try {
    const sent = await raceSignal(answer, timeout.signal)
    return trackTransaction(context, { ...sent, payment })
  } catch (error) {
    const failure = toCleatError(error, 'WALLET_ERROR', {
      context: { wallet: view.wallet, method: 'payment:send' },
    })
    const isUnknown = isAsked && !isRefusal(failure)
    recordFailure(context, { error: failure, payment })
    fail(context, { payment, error: failure, isUnknown })
    if (isUnknown) handleLateAnswer(context, { answer, payment })
    throw failure
  } finally {
    timeout.end()
  }
}

function fail(
  context: SendContext,
  parameters: { payment: Payment; error: CleatError; isUnknown: boolean },
): void {
  const { payment, error, isUnknown } = parameters
  setFlow(context, { status: 'error', error, isUnknown, payment })
  const isDeclined = isCleatError(error, 'REQUEST_USER_REJECTED')
  context.kit.controllers.events.track(isDeclined ? 'SEND_REJECTED' : 'SEND_ERROR', {
    ...describePayment(context.kit, payment),
    message: error.shortMessage,
    code: error.code,
  })
}

/** A request that timed out may still be signed or rejected, which settles the outcome. */
function handleLateAnswer(
  context: SendContext,
  { answer, payment }: { answer: Promise<SentTransaction>; payment: Payment },
): void {
  answer.then(
    (sent) => {
      if (context.lifetime.aborted) return
      const { sending } = context.state
      const isShown = sending.status !== 'idle' && sending.payment === payment
      trackTransaction(context, { ...sent, payment })
      // The visitor need not send it again.
      if (isShown) resetForm(context)
    },
    (error: unknown) => {
      if (context.lifetime.aborted || !isCleatError(error) || !isRefusal(error)) return
      recordFailure(context, { error, payment })
      setFlow(context, { status: 'error', error, isUnknown: false, payment })
    },
  )
}
