import type { Batch } from '../../../contract/calls/batch.ts'
import type { CallsContext } from '../context/callsContext.ts'

/** Publishes what became of a batch, without addresses, amounts and hashes. */
export function trackBatch(
  { kit }: Pick<CallsContext, 'kit'>,
  batch: Batch,
  event?: 'BATCH_SENT',
): void {
  const { events } = kit.controllers
  const { status, mode, steps, caipNetworkId: network } = batch
  const facts = { network, calls: steps.length, mode }
  if (event) return events.track(event, facts)
  if (status === 'confirmed') events.track('BATCH_CONFIRMED', facts)
  else if (status === 'partial') events.track('BATCH_PARTIAL', facts)
  else if (status !== 'pending') events.track('BATCH_FAILED', { ...facts, status })
}
