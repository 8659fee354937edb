import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import { captureView } from '../../../boot/captureView.ts'
import type { PreparedSwap } from '../../../contract/swaps/preparedSwap.ts'
import type { Swap } from '../../../contract/swaps/swap.ts'
import { validate } from '../form/validate.ts'
import { prepareQuote } from '../quotes/prepareQuote.ts'
import { findQuote } from '../state/findQuote.ts'
import type { ShownSwap, SwapContext } from '../state/swapContext.ts'
import type { SwapLoss } from '../state/swapLoss.ts'
import { fetchOffer } from './fetchOffer.ts'
import { measureLoss } from './measureLoss.ts'
import { renewLater } from './renewLater.ts'

/** What was tried out is shown as it is if it holds for so long still. Milliseconds. */
const freshMs = 20_000

/** Prepares the form's exchange, or prepares it again. */
export async function prepare(context: SwapContext): Promise<void> {
  const { state, tasks, internal } = context
  clearTimeout(internal.renewal)
  const { shown } = internal
  internal.shown = undefined
  if (!internal.attempt?.isRunning) internal.attempt = undefined
  const signal = tasks.prepare.start()
  const swap = validate(context) === undefined ? findSwap(context) : shown?.prepared.swap
  if (!swap) {
    state.preparing = { status: 'idle' }
    return
  }
  // A renewal leaves what is shown until the new one is there.
  if (!shown) state.preparing = { status: 'pending' }
  try {
    const ready = await makeReady(context, { swap, isRenewal: shown !== undefined, signal })
    if (!signal.aborted) show(context, ready)
  } catch (error) {
    if (signal.aborted) return
    const { name } = swap.network
    const failure = toCleatError(error, 'NETWORK_RPC_FAILED', { context: { network: name } })
    state.preparing = { status: 'error', error: failure }
  }
}

function findSwap({ state: { quoting } }: SwapContext): Swap | undefined {
  return quoting.status === 'success' ? quoting.swap : undefined
}

type Ready = ShownSwap & { readonly loss: SwapLoss }

async function makeReady(
  context: SwapContext,
  parameters: { swap: Swap; isRenewal: boolean; signal: AbortSignal },
): Promise<Ready> {
  const { kit } = context
  const { swap, isRenewal, signal } = parameters
  // Captured with the exchange, so that a later switch invalidates both.
  const view = captureView(kit, swap.network.chainNamespace)
  const tried = isRenewal ? undefined : findTried(context)
  const prepared = tried ?? (await prepareAgain(context, { swap, signal }))
  return { prepared, view, loss: await measureLoss(context, { prepared, signal }) }
}

function findTried({ state }: SwapContext): PreparedSwap | undefined {
  const quote = findQuote(state)
  if (quote?.status !== 'success') return undefined
  return quote.prepared.expiresAt - Date.now() >= freshMs ? quote.prepared : undefined
}

type Again = { readonly swap: Swap; readonly signal: AbortSignal }

/** A fresh offer of the same source, tried out. The price may move between the two once. */
async function prepareAgain(context: SwapContext, again: Again): Promise<PreparedSwap> {
  try {
    return await prepareFresh(context, again)
  } catch (error) {
    if (again.signal.aborted || !isCleatError(error, 'SWAP_PRICE_MOVED')) throw error
    return await prepareFresh(context, again)
  }
}

async function prepareFresh(context: SwapContext, { swap, signal }: Again): Promise<PreparedSwap> {
  const source = context.internal.seen?.source ?? findQuote(context.state)?.offer?.source
  const offer = source && (await fetchOffer(context, { swap, source: source.id, signal }))
  return await prepareQuote(context, { swap, offer, signal })
}

/** What is worse than the visitor saw has to be accepted. What is better is shown at once. */
function show(context: SwapContext, { prepared, view, loss }: Ready): void {
  const { state, internal } = context
  const { seen } = internal
  const before = seen && seen.minReceived > prepared.minReceived ? seen : undefined
  internal.shown = { prepared, view }
  if (!before) internal.seen = prepared
  const wasConfirmed = state.preparing.status === 'success' && state.preparing.isLossConfirmed
  const isLossConfirmed = wasConfirmed && !before ? true : undefined
  state.preparing = { status: 'success', prepared, loss, before, isLossConfirmed }
  renewLater(context, () => void prepare(context))
}
