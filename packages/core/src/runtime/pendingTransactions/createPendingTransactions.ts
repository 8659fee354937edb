import { proxy } from 'valtio/vanilla'
import type { Storage } from '../../base/storage/createStorage.ts'
import type { PendingEntry, PendingTransactions } from './pendingTransactions.ts'

const limit = 99

/** In characters of JSON. All tracking data shares one stored value. */
const traceLimit = 16_384

/** Services have indexed payments of this age. */
const settledMs = 24 * 60 * 60_000

/**
 * Every change applies to the stored value, not to this tab's state, because another tab may have
 * sent something.
 */
export function createPendingTransactions<entry extends PendingEntry>(parameters: {
  storage: Storage
  /** Where they are stored. */
  key: 'sentPayments' | 'sentSwaps'
  /** Parses what an earlier visit or another tab stored. Leaves out what is invalid. */
  read: (values: readonly unknown[]) => readonly entry[]
}): PendingTransactions<entry> {
  const { storage, key } = parameters
  const read = () => parameters.read(storage.get(key) ?? [])
  const list: entry[] = proxy<entry[]>([])
  const show = (entries: readonly entry[]) => void list.splice(0, list.length, ...entries)
  const write = (entries: readonly entry[]) => {
    const kept = keep(entries)
    storage.set(key, kept)
    show(kept)
  }
  show(keep(read()))
  const stop = storage.subscribe(key, (stored) => {
    // After the storage is cleared, this tab's state still holds.
    if (stored) show(keep(parameters.read(stored)))
  })

  return {
    list,
    add: (entry) => write([entry, ...read().filter((one) => !isSame(one, entry))]),
    setTrackingData(entry, trackingData) {
      const isMeant = (one: entry) => isSame(one, entry) && one.status === 'pending'
      write(read().map((one) => (isMeant(one) ? { ...one, trackingData } : one)))
    },
    settle(entry, { status, hash }) {
      const settled = withoutTrace({ ...entry, status, hash })
      const others = read().filter((one) => !isSame(one, entry) && !isSame(one, settled))
      write([settled, ...others])
    },
    destroy: stop,
  }
}

/** Keeps as many as the limit allows. Settled ones are dropped first, oldest before newest. */
function keep<entry extends PendingEntry>(entries: readonly entry[]): entry[] {
  const isPending = ({ status }: entry) => status === 'pending' || status === 'open'
  const byAge = (one: entry, other: entry) => other.sentAt - one.sentAt
  const wanted = entries.filter((one) => isPending(one) || Date.now() - one.sentAt < settledMs)
  const pending = wanted.filter(isPending).sort(byAge)
  const settled = wanted.filter((one) => !isPending(one)).sort(byAge)
  return keepTraces([...pending, ...settled].slice(0, limit).sort(byAge))
}

/** Keeps the tracking data of the newest entries. Older ones are tracked by their hash. */
function keepTraces<entry extends PendingEntry>(entries: readonly entry[]): entry[] {
  let left = traceLimit
  return entries.map((entry) => {
    if (!entry.trackingData) return entry
    left -= JSON.stringify(entry.trackingData).length
    return left < 0 ? withoutTrace(entry) : entry
  })
}

function withoutTrace<entry extends PendingEntry>(entry: entry): entry {
  const copy = { ...entry }
  Reflect.deleteProperty(copy, 'trackingData')
  return copy
}

/** Identifies a transaction. */
type Identity = Pick<PendingEntry, 'hash' | 'caipNetworkId'>

function isSame(one: Identity, other: Identity): boolean {
  return one.hash === other.hash && one.caipNetworkId === other.caipNetworkId
}
