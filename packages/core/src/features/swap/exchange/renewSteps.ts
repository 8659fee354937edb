import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import type { PreparedSwap } from '../../../contract/swaps/preparedSwap.ts'
import { fetchOffer } from '../prepare/fetchOffer.ts'
import { measureLoss } from '../prepare/measureLoss.ts'
import { prepare } from '../prepare/prepare.ts'
import { renewLater } from '../prepare/renewLater.ts'
import { prepareQuote } from '../quotes/prepareQuote.ts'
import { setFlow } from '../state/setFlow.ts'
import type { ShownSwap, SwapContext } from '../state/swapContext.ts'

/**
 * Prepares what is left of an exchange again, because it would expire, or because the visitor left.
 * It continues only if nothing got worse and the visitor is there.
 * @throws `SWAP_PRICE_MOVED` if it has to be accepted; `state.preparing` then has it
 */
export async function renewSteps(
  context: SwapContext,
  { shown, isAllowed }: { shown: ShownSwap; isAllowed: boolean },
): Promise<ShownSwap> {
  const { kit, tasks } = context
  const { swap, source } = shown.prepared
  const signal = tasks.prepare.start()
  const offer = source && (await fetchOffer(context, { swap, source: source.id, signal }))
  const prepared = await prepareQuote(context, { swap, offer, signal })
  const loss = await measureLoss(context, { prepared, signal })
  const isSame = prepared.minReceived >= shown.prepared.minReceived
  const isThere = kit.controllers.modal.state.open
  if (isSame && isThere && (loss.level === 'none' || loss.level === 'warn'))
    return { ...shown, prepared }

  const { state, internal } = context
  const before = isSame ? undefined : shown.prepared
  internal.shown = { ...shown, prepared }
  internal.seen = before ?? prepared
  state.preparing = { status: 'success', prepared, loss, before }
  const step = 0
  const type = prepared.steps[0]?.type ?? 'swap'
  setFlow(context, { status: 'paused', isAllowed, prepared, type, step })
  renewLater(context, () => void prepare(context))
  throw moved(shown.prepared, prepared)
}

function moved(before: PreparedSwap, now: PreparedSwap): CleatError<'SWAP_PRICE_MOVED'> {
  const { symbol, decimals } = now.swap.target
  const minimum = formatAmount(before.minReceived, decimals)
  const expected = formatAmount(now.expected, decimals)
  return new CleatError('SWAP_PRICE_MOVED', { context: { symbol, minimum, now: expected } })
}
