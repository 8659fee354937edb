import { toCleatError } from '../../../base/errors/toCleatError.ts'
import type { Batch, BatchStep } from '../../../contract/calls/batch.ts'
import type { SentCalls } from '../../../contract/calls/callsReport.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import type { CallsContext } from '../context/callsContext.ts'
import { showProgress } from '../context/showProgress.ts'
import { followBatch } from '../follow/followBatch.ts'
import { isNotSent } from '../status/isNotSent.ts'
import { toSequenceStatus } from '../status/toSequenceStatus.ts'
import { trackBatch } from '../status/trackBatch.ts'

type Parameters = { readonly batch: Batch; readonly view: RequestView }

/**
 * Asks for one call after the other, each once the one before is confirmed, and stops at the first
 * that is not. Resolves when the first was accepted. A paired wallet is asked for the next one by
 * `continueBatch` only, because each request opens its app.
 * @throws what the wallet's request throws, if nothing was sent
 */
export async function runSequence(context: CallsContext, parameters: Parameters): Promise<void> {
  const { store } = context
  const { batch, view } = parameters
  store.add(batch)
  if (batch.steps.length > 1) showProgress(context, batch.id)
  await askStep(context, { id: batch.id, step: 0, view })
  trackBatch(context, batch, 'BATCH_SENT')
  continueSequence(context, { id: batch.id, view }).catch(() => undefined)
}

/** Goes through the steps that wait, after those that were sent are decided. */
export async function continueSequence(
  context: CallsContext,
  { id, view }: { id: string; view: RequestView },
): Promise<void> {
  const { store, lifetime } = context
  while (!lifetime.aborted) {
    await followBatch(context, id)
    const batch = store.find(id)
    const step = batch?.steps.findIndex(({ status }) => status !== 'confirmed') ?? -1
    if (batch?.steps[step]?.status !== 'waiting' || isPaired(context, view)) return
    await askStep(context, { id, step, view })
  }
}

/**
 * Asks the wallet for one call.
 * @throws a `CleatError`; the step says what became of it
 */
export async function askStep(
  context: CallsContext,
  { id, step, view }: { id: string; step: number; view: RequestView },
): Promise<void> {
  const { kit, store } = context
  const batch = store.find(id)
  const call = batch?.steps[step]?.call
  const network = batch && kit.controllers.network.find(batch.caipNetworkId)
  if (!batch || !call || !network) return
  const set = (change: Omit<BatchStep, 'call'>) => setStep(context, { id, step, change })
  set({ status: 'asked' })
  try {
    const answer = await kit.request({
      type: 'calls:send',
      calls: { id: undefined, calls: [call], from: batch.address, network, isAtomic: false },
      view,
    })
    const { id: hash, since } = answer as SentCalls
    if (since !== undefined) store.update(id, (now) => ({ ...now, since: now.since ?? since }))
    set({ status: 'sent', hash: hash.toLowerCase() })
  } catch (error) {
    const failure = toCleatError(error, 'WALLET_ERROR', {
      context: { wallet: view.wallet, method: 'calls:send' },
    })
    set({ status: isNotSent(failure) ? 'declined' : 'unknown' })
    throw failure
  }
}

/** Changes a step, and the batch with it. */
function setStep(
  context: CallsContext,
  { id, step, change }: { id: string; step: number; change: Omit<BatchStep, 'call'> },
): void {
  const before = context.store.find(id)
  const after = context.store.update(id, (batch) => {
    const steps = batch.steps.map((one, at) => (at === step ? { call: one.call, ...change } : one))
    return { ...batch, steps, status: toSequenceStatus(steps) }
  })
  if (after && before?.status !== after.status) trackBatch(context, after)
}

function isPaired({ kit }: CallsContext, view: RequestView): boolean {
  const { account, connectors } = kit.controllers
  const { namespace, connectorId = account.get(namespace).connectorId ?? '' } = view
  return connectors.find({ connectorId, namespace })?.type === 'WALLET_CONNECT'
}
