import type { DecodedPayment } from '../contract/transfers/decodedPayment.ts'
import type { Payment } from '../contract/transfers/payment.ts'
import type { PaymentOutcome } from '../contract/transfers/paymentOutcome.ts'
import type { SentTransaction } from '../contract/transfers/sentTransaction.ts'
import type { TrackingData } from '../contract/transfers/trackingData.ts'
import type { TransferAdapter } from '../contract/transfers/transferAdapter.ts'
import { createDeferred } from './createDeferred.ts'
import { createFakeTransfers } from './createFakeTransfers.ts'

/** The payload that the fake wallet signs: plain data, like a real chain's. */
export type FakePayload = {
  from: string
  to: string
  token?: string | undefined
  amount: bigint
  chain: string
  feeLimit: bigint
}

/** A request to the fake wallet, which the test answers. */
export type FakeQuestion = {
  readonly payload: FakePayload
  approve(hash?: string, trackingData?: TrackingData): void
  reject(error: unknown): void
}

export type FakeChain = {
  readonly transfers: TransferAdapter
  /** The wallet's requests, in order. */
  readonly questions: FakeQuestion[]
  /** The prepared payments, in order. */
  readonly prepared: Payment[]
  /** Decides the outcome of a transaction. */
  decide(hash: string, outcome: PaymentOutcome): void
}

/** A chain with an in-memory wallet that records its requests. Payments cost at most `feeLimit`. */
export function createFakeChain(parts: Partial<TransferAdapter> = {}): FakeChain {
  const questions: FakeQuestion[] = []
  const prepared: Payment[] = []
  const outcomes = new Map<string, ReturnType<typeof createDeferred<PaymentOutcome>>>()
  const outcomeOf = (hash: string) => {
    const known = outcomes.get(hash) ?? createDeferred<PaymentOutcome>()
    outcomes.set(hash, known)
    return known
  }
  const transfers = createFakeTransfers({
    getMaxSendable: async () => 9n * 10n ** 17n,
    async prepare(payment) {
      prepared.push(payment)
      return {
        payment,
        payload: toPayload(payment),
        fee: { expected: 21_000n, limit: 42_000n },
        notes: [],
      }
    },
    decode: async ({ payload }) => decodePayload(payload as FakePayload),
    send({ payload }) {
      const { promise, resolve, reject } = createDeferred<SentTransaction>()
      const hash = `0x${(questions.length + 1).toString(16).padStart(64, '0')}`
      questions.push({
        payload: payload as FakePayload,
        approve: (own = hash, trackingData) =>
          resolve({ hash: own, ...(trackingData && { trackingData }) }),
        reject,
      })
      return promise
    },
    follow: ({ hash, signal }) =>
      Promise.race([
        outcomeOf(hash).promise,
        new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
      ]),
    ...parts,
  })
  return {
    transfers,
    questions,
    prepared,
    decide: (hash, outcome) => outcomeOf(hash).resolve(outcome),
  }
}

function toPayload({ address, to, asset, amount, network }: Payment): FakePayload {
  const feeLimit = 42_000n
  return { from: address, to, token: asset.address, amount, chain: String(network.id), feeLimit }
}

function decodePayload({ from, to, token, amount, chain, feeLimit }: FakePayload): DecodedPayment {
  return { from, to, token, amount, chain, feeLimit }
}
