import type { PreparedSwap, SwapStep } from '../../../contract/swaps/preparedSwap.ts'
import type { SentSwapStep } from '../../../contract/swaps/sentSwapStep.ts'
import type { SignedOrder } from '../../../contract/swaps/swapOrder.ts'
import type { SwapOutcome } from '../../../contract/swaps/swapOutcome.ts'
import { followSwap } from '../pendingSwaps/followSwap.ts'
import { markOrders } from '../pendingSwaps/markOrders.ts'
import { toPendingSwap } from '../pendingSwaps/toPendingSwap.ts'
import { describeSwap } from '../state/describeSwap.ts'
import type { PendingSwap } from '../state/pendingSwap.ts'
import { setFlow } from '../state/setFlow.ts'
import type { ShownSwap, SwapContext } from '../state/swapContext.ts'
import { isExchange } from './isExchange.ts'
import { isWaiting } from './isWaiting.ts'
import { submitOrder } from './submitOrder.ts'
import { updateOrder } from './updateOrder.ts'

/** After this time a pending step counts as slow (spec §9). */
const slowMs = 25_000

/**
 * Stores, announces and follows a step that the network has accepted.
 * @throws the reason of the lifetime only
 */
export async function followStep(
  context: SwapContext,
  parameters: { shown: ShownSwap; step: number; sent: SentSwapStep; isAllowed: boolean },
): Promise<SwapOutcome> {
  const { pendingSwaps, lifetime } = context
  const { shown, step, sent, isAllowed } = parameters
  const { prepared } = shown
  const { hash, order } = sent
  const source = order && prepared.source && { source: prepared.source.id }
  const trackingData = (sent.trackingData || source) && { ...sent.trackingData, ...source }
  const type = prepared.steps[step]?.type ?? 'swap'
  const entry = {
    ...toPendingSwap({
      ...{ hash, prepared, type: isExchange(type) ? 'exchange' : 'allowance' },
      expiresAt: order?.expiresAt,
    }),
    ...(trackingData && { trackingData }),
  }
  pendingSwaps.add(entry)
  const running = { prepared, type, step }
  const progress = order && { expiresAt: order.expiresAt, isRefused: false }
  const pending = { status: 'pending', stage: 'network', hash, isSlow: false } as const
  setFlow(context, { ...pending, ...running, ...(progress && { order: progress }) })
  const onRefusal = () => updateOrder(context, hash, { isRefused: true })
  const timer = setTimeout(() => {
    for (const flow of [context.state.swapping, context.state.removal])
      if (isWaiting(flow, hash)) setFlow(context, { ...flow, isSlow: true })
  }, slowMs)
  const stop = () => clearTimeout(timer)
  lifetime.addEventListener('abort', stop)
  try {
    const outcome = await settle(context, { entry, prepared, order, onRefusal })
    const { swapping } = context.state
    const isClosed = isWaiting(swapping, hash) && swapping.order?.isClosed === true
    if (type === 'approve' && outcome.status === 'confirmed') markOrders(context, prepared, false)
    show(context, { running, outcome, isAllowed: isAllowed && !isClosed })
    return outcome
  } finally {
    stop()
    lifetime.removeEventListener('abort', stop)
  }
}

/**
 * An order is handed to its source first. Refused or not, it is signed, and the source has it. The
 * chain alone says what came of it, until its time is over.
 */
async function settle(
  context: SwapContext,
  parameters: {
    entry: PendingSwap
    prepared: PreparedSwap
    order: SignedOrder | undefined
    onRefusal: () => void
  },
): Promise<SwapOutcome> {
  const { entry, prepared, order, onRefusal } = parameters
  const { swap, minReceived } = prepared
  if (order && (await submitOrder(context, { prepared, order })).isRefused) onRefusal()
  return followSwap(context, { entry, swap, minReceived, onRefusal })
}

function show(
  context: SwapContext,
  parameters: {
    running: { prepared: PreparedSwap; type: SwapStep['type']; step: number }
    outcome: SwapOutcome
    isAllowed: boolean
  },
): void {
  const { running, outcome, isAllowed } = parameters
  const { prepared, type, step } = running
  const { events } = context.kit.controllers
  const facts = describeSwap(context.kit, prepared)
  if (outcome.status !== 'confirmed') {
    setFlow(context, { status: 'ended', outcome, isAllowed, ...running })
    const message = outcome.status === 'failed' ? outcome.reason : outcome.status
    events.track(isExchange(type) ? 'SWAP_ERROR' : 'SWAP_APPROVAL_ERROR', { ...facts, message })
    return
  }
  // After another step the wallet is asked again.
  if (step === prepared.steps.length - 1)
    setFlow(context, { status: 'success', outcome, ...running })
  if (isExchange(type)) events.track('SWAP_SUCCESS', { ...facts, hash: outcome.hash })
}
