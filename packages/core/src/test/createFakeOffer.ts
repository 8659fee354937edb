import type { Offer } from '../runtime/walletConnect/createOffers.ts'
import { createDeferred } from './createDeferred.ts'

/** A pairing offer that a test takes or declines. */
export type FakeOffer = Offer<string> & {
  isWithdrawn: boolean
  take(session: string): void
  fail(error: unknown): void
}

export function createFakeOffer(uri: string): FakeOffer {
  const { promise, resolve, reject } = createDeferred<string>()
  const offer: FakeOffer = {
    uri,
    approval: promise,
    isWithdrawn: false,
    withdraw() {
      offer.isWithdrawn = true
    },
    take: resolve,
    fail: reject,
  }
  return offer
}
