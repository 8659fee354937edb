import { verifyEd25519, verifyMessage } from '@cleat/signatures/solana'

/**
 * The checks of signatures, in one lazily loaded object. The entry itself cannot be loaded lazily:
 * the adapter reads addresses by it, and bundlers do not split an entry.
 */
export const signatureChecks: {
  readonly verifyEd25519: typeof verifyEd25519
  readonly verifyMessage: typeof verifyMessage
} = { verifyEd25519, verifyMessage }
