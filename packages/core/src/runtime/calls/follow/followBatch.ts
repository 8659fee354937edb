import { raceSignal } from '../../../base/async/raceSignal.ts'
import type { Batch, BatchStep } from '../../../contract/calls/batch.ts'
import type { CallsReport } from '../../../contract/calls/callsReport.ts'
import type { CallsContext } from '../context/callsContext.ts'
import { toSequenceStatus } from '../status/toSequenceStatus.ts'
import { toWalletStatus } from '../status/toWalletStatus.ts'
import { trackBatch } from '../status/trackBatch.ts'
import { waitForLook } from './waitForLook.ts'

/** Milliseconds between two looks: at first, and when it has taken long. */
const soon = 1000
const late = 15_000

/**
 * Looks after a batch until nothing of it is in flight any more. One look at a time, however many
 * wait for it. Never rejects.
 */
export function followBatch(context: CallsContext, id: string): Promise<void> {
  const { following } = context
  const known = following.get(id)
  if (known) return known
  const work = follow(context, id)
    .catch(() => undefined)
    .finally(() => following.delete(id))
  following.set(id, work)
  return work
}

async function follow(context: CallsContext, id: string): Promise<void> {
  const { lifetime } = context
  let ms = soon
  while (!lifetime.aborted) {
    const batch = context.store.find(id)
    if (!batch || !isInFlight(batch)) return
    // A node that does not answer is asked again.
    await raceSignal(look(context, batch), lifetime).catch(() => undefined)
    const after = context.store.find(id)
    if (!after || !isInFlight(after)) return
    await waitForLook({ ms, signal: lifetime })
    ms = Math.min(ms * 1.2, late)
  }
}

function isInFlight({ mode, status, steps }: Batch): boolean {
  return mode === 'wallet' ? status === 'pending' : steps.some((step) => step.status === 'sent')
}

/** Asks wallet and chain once. */
async function look(context: CallsContext, batch: Batch): Promise<void> {
  const next = batch.mode === 'wallet' ? await lookAtBatch(context, batch) : undefined
  const steps = next?.steps ?? (await lookAtSteps(context, batch))
  const status = next?.status ?? toSequenceStatus(steps)
  const after = context.store.update(batch.id, (now) => ({
    ...now,
    ...(next?.isAtomic !== undefined && { isAtomic: next.isAtomic }),
    // What was asked for in the meantime stays.
    steps: now.steps.map((step, at) => (step === batch.steps[at] ? (steps[at] ?? step) : step)),
    status: batch.mode === 'wallet' ? status : toSequenceStatus(steps),
  }))
  if (after && after.status !== batch.status) trackBatch(context, after)
}

async function lookAtBatch(context: CallsContext, batch: Batch) {
  const { id, walletId = id, steps, sentAt } = batch
  const hashes = steps.flatMap(({ hash }) => hash ?? [])
  const all = await readReport(context, batch, {
    ...{ id: walletId, hashes: [...new Set(hashes)] },
    calls: steps.map(({ call }) => call),
  })
  const foreign = listClaimed(context, id)
  const isForeign = all.hashes.some((hash) => foreign.has(hash))
  const report: CallsReport = isForeign
    ? { ...all, outcomes: all.outcomes.map(() => 'unknown') }
    : all
  context.receipts.set(id, report.receipts)
  const status = toWalletStatus(report, { sentAt, now: Date.now() })
  const next: readonly BatchStep[] = steps.map(({ call }, at) => {
    const hash = report.hashes.length === steps.length ? report.hashes[at] : report.hashes[0]
    const outcome = toStepStatus(status, report.outcomes[at])
    return { call, status: outcome, ...(hash !== undefined && { hash }) }
  })
  return { status, steps: next, isAtomic: report.isAtomic ?? batch.isAtomic }
}

function toStepStatus(
  status: Batch['status'],
  outcome: CallsReport['outcomes'][number] | undefined,
): BatchStep['status'] {
  if (outcome && outcome !== 'unknown' && status !== 'notSent') return toAlone(outcome)
  if (status === 'pending') return 'sent'
  return status === 'notSent' ? 'declined' : 'unknown'
}

/** In a batch of the wallet, or alone: what was replaced will not be in the chain. */
function toAlone(outcome: CallsReport['outcomes'][number]): BatchStep['status'] {
  return outcome === 'replaced' ? 'declined' : outcome
}

async function lookAtSteps(context: CallsContext, batch: Batch): Promise<readonly BatchStep[]> {
  const known = new Map<string, readonly unknown[]>()
  const steps = await Promise.all(
    batch.steps.map(async (step) => {
      const { call, status, hash } = step
      if (hash === undefined || (status !== 'sent' && status !== 'confirmed')) return step
      const { trackingData } = step
      const asked = { id: undefined, hashes: [hash], calls: [call], trackingData }
      const report = await readReport(context, batch, asked)
      known.set(hash, report.receipts)
      const [outcome = 'sent'] = report.outcomes
      if (status !== 'sent') return step
      return {
        ...{ call, status: toAlone(outcome), hash: report.hashes[0] ?? hash },
        ...(report.trackingData && { trackingData: report.trackingData }),
      }
    }),
  )
  context.receipts.set(batch.id, [...known.values()].flat())
  return steps
}

async function readReport(
  { kit }: CallsContext,
  { namespace, caipNetworkId, address: from, connectorId, since }: Batch,
  asked: Pick<Parameters<StatusReader>[0], 'id' | 'hashes' | 'calls' | 'trackingData'>,
): Promise<CallsReport> {
  const network = kit.controllers.network.find(caipNetworkId)
  const read = kit.adapters.get(namespace)?.features['calls:status']
  if (!network || !read) throw new Error('The network or its adapter is gone.')
  return read({
    ...asked,
    ...{ from, network, connectorId },
    ...(since !== undefined && { since }),
  })
}

type StatusReader = NonNullable<
  ReturnType<CallsContext['kit']['adapters']['get']>
>['features']['calls:status'] & {}

/** Transactions of other batches, which prove nothing about this one. */
function listClaimed({ store }: CallsContext, id: string): ReadonlySet<string> {
  const others = store.state.batches.filter((batch) => batch.id !== id)
  return new Set(others.flatMap(({ steps }) => steps.flatMap(({ hash }) => hash ?? [])))
}
