import type { PairingProposal } from '../runtime/walletConnect/createPairingProposals.ts'
import { createDeferred } from './createDeferred.ts'

/** A pairing proposal that the test approves or rejects. */
export type FakeProposal = PairingProposal<string> & {
  isWithdrawn: boolean
  take(session: string): void
  fail(error: unknown): void
}

export function createFakeProposal(uri: string): FakeProposal {
  const { promise, resolve, reject } = createDeferred<string>()
  const offer: FakeProposal = {
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
