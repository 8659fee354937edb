import { CleatError } from '../../../base/errors/cleatError.ts'
import type { Payment } from '../../../contract/transfers/payment.ts'
import type { PreparedPayment } from '../../../contract/transfers/preparedPayment.ts'
import { toAsset } from '../../../runtime/sender/toAsset.ts'
import { forgetPrepared } from '../state/forgetPrepared.ts'
import { resetForm } from '../state/resetForm.ts'
import type { SendContext } from '../state/sendContext.ts'
import type { SendState } from '../state/sendState.ts'
import { askWallet } from './askWallet.ts'

/**
 * Sends the shown payment once. A wallet gets one request at a time, so a call meanwhile joins the
 * pending one.
 * @throws `PAYMENT_EXPIRED` if no sendable payment is shown; errors of the request pipeline
 */
export function send(context: SendContext): Promise<{ readonly hash: string }> {
  const { internal, state } = context
  const { attempt, shown } = internal
  if (attempt?.isAsking) return attempt.promise
  const { preparing } = state
  const isShown = preparing.status === 'success' && preparing.feeBefore === undefined && shown
  if (isShown) return start(context, shown)
  // The second click of a double click, after the first has finished.
  return attempt?.promise ?? Promise.reject(new CleatError('PAYMENT_EXPIRED'))
}

function start(
  context: SendContext,
  shown: NonNullable<SendContext['internal']['shown']>,
): Promise<{ readonly hash: string }> {
  const { internal, state, tasks } = context
  // The prepared payment is used up, whatever the result.
  tasks.prepare.stop()
  clearTimeout(internal.renewal)
  internal.shown = undefined
  const { payment } = shown.prepared
  const promise = askWallet(context, shown).then(
    (sent) => {
      // A sent payment must not be sent again.
      if (isMeant(state, payment)) resetForm(context)
      attempt.isAsking = false
      return sent
    },
    (error: unknown) => {
      // After an unknown outcome, any payment prepared meanwhile needs a new review.
      const isUnknown = state.sending.status === 'error' && state.sending.isUnknown
      if (isUnknown) forgetPrepared(context)
      else if (isShown(state, shown.prepared)) state.preparing = { status: 'idle' }
      attempt.isAsking = false
      throw error
    },
  )
  const attempt = { promise, isAsking: true }
  promise.catch(() => undefined)
  internal.attempt = attempt
  return promise
}

function isShown({ preparing }: SendState, prepared: PreparedPayment): boolean {
  return preparing.status === 'success' && preparing.prepared === prepared
}

/** Whether the form describes the same payment. */
function isMeant(state: SendState, { network, to, asset, amount }: Payment): boolean {
  const { token, receiverAddress, sendTokenAmount } = state
  return (
    receiverAddress === to &&
    sendTokenAmount === amount &&
    token?.chainId === network.caipNetworkId &&
    toAsset(token, network).address === asset.address
  )
}
