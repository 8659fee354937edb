import { raceSignal } from '../../../base/async/raceSignal.ts'
import type { CleatError } from '../../../base/errors/cleatError.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import type { SwapStep } from '../../../contract/swaps/preparedSwap.ts'
import type { SentSwapStep } from '../../../contract/swaps/sentSwapStep.ts'
import { createWalletTimeout } from '../../../runtime/requests/createWalletTimeout.ts'
import { isRefusal } from '../../../runtime/requests/isRefusal.ts'
import { runRequest } from '../../../runtime/requests/runRequest.ts'
import { describeSwap } from '../state/describeSwap.ts'
import { setFlow } from '../state/setFlow.ts'
import type { ShownSwap, SwapContext } from '../state/swapContext.ts'
import { followStep } from './followStep.ts'
import { isExchange } from './isExchange.ts'
import { isUnable } from './isUnable.ts'
import { readSentStep } from './readSentStep.ts'

type Asked = {
  readonly shown: ShownSwap
  readonly step: number
  /** An allowance of an earlier step is there. */
  readonly isAllowed: boolean
}

/**
 * Asks the wallet for one step once. If the outcome is unknown, a late answer is still handled.
 * @throws a `CleatError`, which `state.swapping` has too unless `isUnable`: it then continues
 */
export async function askWallet(context: SwapContext, asked: Asked): Promise<SentSwapStep> {
  const { kit, policy } = context
  const { shown, step } = asked
  const { prepared, view } = shown
  const type = prepared.steps[step]?.type ?? 'swap'
  setFlow(context, { status: 'pending', stage: 'wallet', prepared, type, step })

  const timeout = createWalletTimeout(context, { view, method: 'swap:send' })
  let isAsked = false
  const answer = runRequest(kit, {
    type: 'swap:send',
    ...{ prepared, step, policy, view },
    onDispatch() {
      timeout.signal.throwIfAborted()
      isAsked = true
    },
  }).then(readSentStep)
  try {
    return await raceSignal(answer, timeout.signal)
  } catch (error) {
    const failure = toCleatError(error, 'WALLET_ERROR', {
      context: { wallet: view.wallet, method: 'swap:send' },
    })
    if (isUnable(type, failure)) {
      const { network } = prepared.swap
      if (type === 'batch') (await kit.calls?.())?.noteRefusal({ view, network })
      throw failure
    }
    const isUnknown = isAsked && !isRefusal(failure)
    fail(context, { asked, type, error: failure, isUnknown })
    if (isUnknown) handleLateAnswer(context, { answer, asked, type })
    throw failure
  } finally {
    timeout.end()
  }
}

function fail(
  context: SwapContext,
  parameters: { asked: Asked; type: SwapStep['type']; error: CleatError; isUnknown: boolean },
): void {
  const { asked, type, error, isUnknown } = parameters
  const { shown, step, isAllowed } = asked
  const { prepared } = shown
  setFlow(context, { status: 'error', error, isUnknown, isAllowed, prepared, type, step })
  const event = isExchange(type) ? 'SWAP_ERROR' : 'SWAP_APPROVAL_ERROR'
  context.kit.controllers.events.track(event, {
    ...describeSwap(context.kit, prepared),
    ...{ message: error.shortMessage, code: error.code },
  })
}

/** A request that timed out may still be signed or rejected, which settles the outcome. */
function handleLateAnswer(
  context: SwapContext,
  parameters: { answer: Promise<SentSwapStep>; asked: Asked; type: SwapStep['type'] },
): void {
  const { answer, asked, type } = parameters
  const { shown, step, isAllowed } = asked
  answer.then(
    (sent) => {
      // A permit alone does nothing, and is asked for again.
      if (context.lifetime.aborted || type === 'permit') return
      // It ends with the page only, and is followed by the next one.
      followStep(context, { shown, step, sent, isAllowed }).catch(() => undefined)
    },
    (error: unknown) => {
      if (context.lifetime.aborted || !isCleatError(error) || !isRefusal(error)) return
      const { prepared } = shown
      const flow = { error, isUnknown: false, isAllowed, prepared, type, step }
      setFlow(context, { status: 'error', ...flow })
    },
  )
}
