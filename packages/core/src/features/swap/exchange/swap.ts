import { CleatError } from '../../../base/errors/cleatError.ts'
import { toAsset } from '../../../runtime/sender/toAsset.ts'
import { forgetPrepared } from '../state/forgetPrepared.ts'
import { resetForm } from '../state/resetForm.ts'
import type { ShownSwap, SwapContext } from '../state/swapContext.ts'
import type { SwapState } from '../state/swapState.ts'
import { isSameSwap } from './isSameSwap.ts'
import { runSteps } from './runSteps.ts'

/**
 * Carries out the shown exchange once. A wallet gets one request at a time, so a call meanwhile
 * joins the pending one, and so does one for the same exchange until the chain has decided.
 * @throws `PAYMENT_EXPIRED` if nothing that can be done is shown, `SWAP_VALUE_LOST` if the loss is
 * too large or not confirmed; errors of the request pipeline
 */
export function swap(context: SwapContext): Promise<{ readonly hash: string }> {
  const { internal, state } = context
  const { attempt, shown } = internal
  if (attempt?.isRunning && !isOther(context)) return attempt.promise
  const lost = findLoss(state)
  if (lost) return Promise.reject(lost)
  const { preparing } = state
  const isShown = preparing.status === 'success' && preparing.before === undefined
  if (isShown && shown) return start(context, shown)
  // The second click of a double click, after the first has finished.
  return attempt?.promise ?? Promise.reject(new CleatError('PAYMENT_EXPIRED'))
}

/**
 * Whether the shown exchange is another one than that in progress, which asks for nothing more: an
 * order can wait for half an hour.
 */
function isOther({ internal, state }: SwapContext): boolean {
  const { swapping } = state
  if (swapping.status !== 'pending' || swapping.stage !== 'network' || !internal.shown) return false
  const { swap: pending, steps } = swapping.prepared
  return swapping.step === steps.length - 1 && !isSameSwap(pending, internal.shown.prepared.swap)
}

function findLoss({ preparing }: SwapState): CleatError<'SWAP_VALUE_LOST'> | undefined {
  if (preparing.status !== 'success') return undefined
  const { loss, isLossConfirmed } = preparing
  const isStopped = loss.level === 'refuse' || (loss.level === 'confirm' && !isLossConfirmed)
  if (!isStopped) return undefined
  const percent = loss.bps === undefined ? undefined : Math.round(loss.bps / 100)
  return new CleatError('SWAP_VALUE_LOST', { context: { percent } })
}

function start(context: SwapContext, shown: ShownSwap): Promise<{ readonly hash: string }> {
  const { internal, state, tasks } = context
  // The prepared exchange is used up, whatever the result.
  for (const task of [tasks.prepare, tasks.quotes]) task.stop()
  for (const timer of [internal.renewal, internal.refresh]) clearTimeout(timer)
  internal.shown = undefined
  const promise = runSteps(context, shown).then(
    (done) => {
      // A finished exchange must not be repeated by another click.
      if (internal.attempt === attempt && isForm(state, shown)) resetForm(context)
      attempt.isRunning = false
      return done
    },
    (error: unknown) => {
      attempt.isRunning = false
      // What is shown after a pause is a new exchange, to be accepted. The same one must not be
      // repeated by another click; another one that the visitor reviews meanwhile stays.
      const now = internal.shown?.prepared.swap
      const isKept = now !== undefined && !isSameSwap(now, shown.prepared.swap)
      if (state.swapping.status !== 'paused' && !isKept) forgetPrepared(context)
      throw error
    },
  )
  const attempt = { promise, isRunning: true }
  promise.catch(() => undefined)
  internal.attempt = attempt
  return promise
}

/** Whether the form describes the same exchange. */
function isForm({ sourceToken, sourceTokenAmount }: SwapState, { prepared }: ShownSwap): boolean {
  const { network, source, amount } = prepared.swap
  if (sourceToken?.chainId !== network.caipNetworkId || sourceTokenAmount !== amount) return false
  return toAsset(sourceToken, network).address === source.address
}
