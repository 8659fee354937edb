import { proxy } from 'valtio/vanilla'
import type { Storage } from '../../../base/storage/createStorage.ts'
import type { PendingTransaction } from '../state/pendingTransaction.ts'
import type { PendingTransactions } from '../state/pendingTransactions.ts'
import { readPendingTransactions } from './readPendingTransactions.ts'

const limit = 99

/** In characters of JSON. All tracking data shares one stored value. */
const traceLimit = 16_384

/** Services have indexed payments of this age. */
const settledMs = 24 * 60 * 60_000

/**
 * Every change applies to the stored value, not to this tab's state, because another tab may have
 * sent something.
 */
export function createPendingTransactions({ storage }: { storage: Storage }): PendingTransactions {
  const read = () => readPendingTransactions(storage.get('sentPayments') ?? [])
  const list = proxy<PendingTransaction[]>([])
  const show = (payments: readonly PendingTransaction[]) =>
    void list.splice(0, list.length, ...payments)
  const write = (payments: readonly PendingTransaction[]) => {
    const kept = keep(payments)
    storage.set('sentPayments', kept)
    show(kept)
  }
  show(keep(read()))
  const stop = storage.subscribe('sentPayments', (stored) => {
    // After the storage is cleared, this tab's state still holds.
    if (stored) show(keep(readPendingTransactions(stored)))
  })

  return {
    list,
    add: (payment) => write([payment, ...read().filter((one) => !isSame(one, payment))]),
    setTrackingData(payment, trackingData) {
      const isMeant = (one: PendingTransaction) => isSame(one, payment) && one.status === 'pending'
      write(read().map((one) => (isMeant(one) ? { ...one, trackingData } : one)))
    },
    settle({ trackingData: _, ...payment }, { status, hash }) {
      const settled = { ...payment, status, hash }
      const others = read().filter((one) => !isSame(one, payment) && !isSame(one, settled))
      write([settled, ...others])
    },
    destroy: stop,
  }
}

/** Keeps as many as the limit allows. Settled ones are dropped first, oldest before newest. */
function keep(payments: readonly PendingTransaction[]): PendingTransaction[] {
  const isPending = ({ status }: PendingTransaction) => status === 'pending'
  const byAge = (one: PendingTransaction, other: PendingTransaction) => other.sentAt - one.sentAt
  const wanted = payments.filter((one) => isPending(one) || Date.now() - one.sentAt < settledMs)
  const pending = wanted.filter(isPending).sort(byAge)
  const settled = wanted.filter((one) => !isPending(one)).sort(byAge)
  return keepTraces([...pending, ...settled].slice(0, limit).sort(byAge))
}

/** Keeps the tracking data of the newest payments. Older ones are tracked by their hash. */
function keepTraces(payments: readonly PendingTransaction[]): PendingTransaction[] {
  let left = traceLimit
  return payments.map(({ trackingData, ...payment }) => {
    if (!trackingData) return payment
    left -= JSON.stringify(trackingData).length
    return left < 0 ? payment : { ...payment, trackingData }
  })
}

/** Identifies a payment. */
type Sender = Pick<PendingTransaction, 'hash' | 'caipNetworkId'>

function isSame(one: Sender, other: Sender): boolean {
  return one.hash === other.hash && one.caipNetworkId === other.caipNetworkId
}
