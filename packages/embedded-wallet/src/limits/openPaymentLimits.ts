import { type DBSchema, openDB } from 'idb'
import type { CountedPayment } from './countedPayment.ts'
import { dropOld } from './dropOld.ts'
import { sumPayments } from './sumPayments.ts'

/** What may be paid from the frame, on this device. No page around the frame reaches it. */
export type PaymentLimits = {
  /** Whole units of the currency within 24 hours. 0: each payment is approved in a window. */
  read(walletId: string): Promise<number>
  /** @throws where the browser stores nothing */
  write(walletId: string, limit: number): Promise<void>
  /**
   * Whether a payment is within the limit, together with those of the last 24 hours. Nothing is
   * counted yet.
   */
  allows(walletId: string, micros: bigint): Promise<boolean>
  /**
   * Counts a payment if it is still within the limit, whatever other tabs count meanwhile.
   * @returns its id, or `undefined` if it is not
   */
  take(walletId: string, micros: bigint): Promise<string | undefined>
  /** Takes back a payment that was not signed. */
  giveBack(walletId: string, id: string): Promise<void>
}

/** In US dollars, in which the service knows prices. */
type StoredLimit = {
  readonly currency: 'usd'
  readonly limit: number
  readonly payments: readonly CountedPayment[]
}
type LimitStore = DBSchema & { wallets: { key: string; value: StoredLimit } }

/** Opens the limits of this browser. Where it stores nothing, each is 0. */
export function openPaymentLimits(now: () => number = Date.now): PaymentLimits {
  const change = async <answer>(
    walletId: string,
    run: (stored: StoredLimit) => { next?: StoredLimit | undefined; answer: answer },
  ): Promise<answer> => {
    const database = await open()
    try {
      // Tabs of one origin wait for each other here.
      const transaction = database.transaction('wallets', 'readwrite')
      const stored = (await transaction.store.get(walletId)) ?? none
      const { next, answer } = run(stored)
      if (next) await transaction.store.put(next, walletId)
      await transaction.done
      return answer
    } finally {
      database.close()
    }
  }
  const isWithin = ({ limit, payments }: StoredLimit, micros: bigint) =>
    limit > 0 && sumPayments(payments, now()) + micros <= BigInt(limit) * 1_000_000n
  const read = (walletId: string) =>
    change(walletId, (stored) => ({ answer: stored })).catch(() => none)

  return {
    read: async (walletId) => (await read(walletId)).limit,
    write: (walletId, limit) =>
      change(walletId, ({ payments }) => ({
        next: { currency: 'usd', limit, payments: dropOld(payments, now()) },
        answer: undefined,
      })),
    allows: async (walletId, micros) => isWithin(await read(walletId), micros),
    take: (walletId, micros) =>
      change(walletId, (stored) => {
        if (!isWithin(stored, micros)) return { answer: undefined }
        const id = crypto.randomUUID()
        const payments = [...dropOld(stored.payments, now()), { id, at: now(), micros }]
        return { next: { ...stored, payments }, answer: id }
      }).catch(() => undefined),
    giveBack: (walletId, id) =>
      change(walletId, (stored) => ({
        next: { ...stored, payments: stored.payments.filter((one) => one.id !== id) },
        answer: undefined,
      })).catch(() => undefined),
  }
}

const none: StoredLimit = { currency: 'usd', limit: 0, payments: [] }

function open() {
  return openDB<LimitStore>('cleat-limits', 1, {
    upgrade: (created) => void created.createObjectStore('wallets'),
  })
}
