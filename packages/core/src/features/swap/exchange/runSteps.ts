import { CleatError } from '../../../base/errors/cleatError.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import { describeSwap } from '../state/describeSwap.ts'
import { setFlow } from '../state/setFlow.ts'
import type { ShownSwap, SwapContext } from '../state/swapContext.ts'
import { askWallet } from './askWallet.ts'
import { followStep } from './followStep.ts'
import { isUnable } from './isUnable.ts'
import { renewSteps } from './renewSteps.ts'
import { requireConfirmed } from './requireConfirmed.ts'

/** Rounds of allowances before it is given up: a wallet may let the visitor allow less. */
const mostRounds = 3

/**
 * Asks the wallet for one step after the other, each once the one before is confirmed. Resolves
 * when the exchange is.
 * @throws what ended it; `state.swapping` says more
 */
export async function runSteps(
  context: SwapContext,
  shown: ShownSwap,
): Promise<{ readonly hash: string }> {
  const { kit, state } = context
  const first = shown.prepared
  const [firstStep] = first.steps
  if (!firstStep) throw new CleatError('PAYMENT_EXPIRED')
  state.swapping = {
    ...{ status: 'pending', stage: 'wallet', prepared: first, type: firstStep.type, step: 0 },
  }
  kit.controllers.events.track('INITIATE_SWAP', describeSwap(kit, first))
  let current = shown
  let isAllowed = false
  for (let round = 0; round < mostRounds; round++) {
    const outcome = await runRound(context, { shown: current, isAllowed })
    if (outcome.status === 'exchanged') return { hash: outcome.hash }
    isAllowed ||= outcome.isAllowed
    current = await renew(context, { shown: current, isAllowed })
  }
  throw fail(context, { shown: current, isAllowed, error: toWalletError(current) })
}

type Round =
  | { readonly status: 'exchanged'; readonly hash: string }
  /** What is left has to be prepared again. */
  | { readonly status: 'stale'; readonly isAllowed: boolean }

/** The steps of one preparation. */
async function runRound(
  context: SwapContext,
  { shown, isAllowed }: { shown: ShownSwap; isAllowed: boolean },
): Promise<Round> {
  const { prepared } = shown
  let wasAllowed = isAllowed
  for (const [step] of prepared.steps.entries()) {
    if (step > 0 && !isFresh(context, shown)) return { status: 'stale', isAllowed: wasAllowed }
    const asked = { shown, step, isAllowed: wasAllowed }
    const sent = await askWallet(context, asked).catch((error: unknown) => {
      if (isUnable(prepared.steps[step]?.type, error)) return undefined
      throw error
    })
    if (!sent) return { status: 'stale', isAllowed: wasAllowed }
    // The next step hands a permit in. Until then the chain knows nothing of it.
    if (prepared.steps[step]?.type === 'permit') continue
    const outcome = await followStep(context, { shown, step, sent, isAllowed: wasAllowed })
    requireConfirmed(outcome)
    if (step === prepared.steps.length - 1) return { status: 'exchanged', hash: outcome.hash }
    wasAllowed = true
  }
  return { status: 'stale', isAllowed: wasAllowed }
}

type Ended = { readonly shown: ShownSwap; readonly isAllowed: boolean }

/** Prepares what is left. If that fails, the allowance may be all that was done. */
async function renew(context: SwapContext, ended: Ended): Promise<ShownSwap> {
  try {
    return await renewSteps(context, ended)
  } catch (error) {
    if (context.state.swapping.status === 'paused') throw error
    const { name } = ended.shown.prepared.swap.network
    const failure = toCleatError(error, 'NETWORK_RPC_FAILED', { context: { network: name } })
    throw fail(context, { ...ended, error: failure })
  }
}

/** A visitor has this long to confirm the next step. Milliseconds. */
const leastMs = 15_000

/** A visitor who closed the modal is asked for nothing more. */
function isFresh({ kit }: SwapContext, { prepared }: ShownSwap): boolean {
  return kit.controllers.modal.state.open && prepared.expiresAt - Date.now() >= leastMs
}

/** Of a wallet that allows less each time. */
function toWalletError({ view }: ShownSwap): CleatError {
  const context = { wallet: view.wallet, method: 'swap:send' }
  return toCleatError(undefined, 'WALLET_ERROR', { context })
}

function fail(
  context: SwapContext,
  { error, ...ended }: Ended & { error: CleatError },
): CleatError {
  const { shown, isAllowed } = ended
  const { prepared } = shown
  const type = prepared.steps[0]?.type ?? 'swap'
  const isUnknown = false
  setFlow(context, { status: 'error', error, isUnknown, isAllowed, prepared, type, step: 0 })
  return error
}
