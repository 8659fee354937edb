import { proxy, ref } from 'valtio/vanilla'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { Batch } from '../../../contract/calls/batch.ts'
import { readBatches } from './readBatches.ts'

export type BatchStore = {
  readonly state: { readonly batches: readonly Batch[] }
  find(id: string): Batch | undefined
  add(batch: Batch): void
  /** Changes a batch, and returns what it is now. */
  update(id: string, change: (batch: Batch) => Batch): Batch | undefined
}

const mostBatches = 50
/** In characters of JSON. A longer list is not read back. */
const mostText = 60_000

/** The batches of this visit and of earlier ones, newest first. */
export function createBatchStore({ storage }: Pick<KitBase, 'storage'>): BatchStore {
  const state = proxy<{ batches: readonly Batch[] }>({
    batches: readBatches(storage).map((batch) => ref(batch)),
  })

  const find = (id: string) => state.batches.find((batch) => batch.id === id)
  const set = (batches: readonly Batch[]) => {
    // Plain objects, because wallets get copies of their calls.
    state.batches = batches.slice(0, mostBatches).map((batch) => ref(batch))
    storage.set('batches', keepWhatFits(merge(state.batches, readBatches(storage))))
  }
  return {
    state,
    find,
    add: (batch) => set([batch, ...state.batches.filter(({ id }) => id !== batch.id)]),
    update(id, change) {
      const before = find(id)
      if (!before) return undefined
      const after = change(before)
      if (after !== before) set(state.batches.map((batch) => (batch.id === id ? after : batch)))
      return after
    },
  }
}

/** Another tab may have added some. */
function merge(own: readonly Batch[], stored: readonly Batch[]): readonly Batch[] {
  const ids = new Set(own.map(({ id }) => id))
  return [...own, ...stored.filter(({ id }) => !ids.has(id))]
    .sort((one, other) => other.sentAt - one.sentAt)
    .slice(0, mostBatches)
}

/** What fits, the newest first, without what only the wallet reads. */
function keepWhatFits(batches: readonly Batch[]): readonly Batch[] {
  let left = mostText
  return batches.map(withoutCapabilities).filter((batch) => {
    const size = JSON.stringify(batch).length + 1
    if (size > left) return false
    left -= size
    return true
  })
}

function withoutCapabilities(batch: Batch): Batch {
  const steps = batch.steps.map(({ call: { capabilities: _, ...call }, ...step }) => ({
    ...step,
    call,
  }))
  return { ...batch, steps }
}
