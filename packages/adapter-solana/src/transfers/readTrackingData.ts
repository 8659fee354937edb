import type { Payment, TrackingData } from '@cleat/core/adapter'
import { base58, base64 } from '@scure/base'
import { toPublicKey } from '../bytes.ts'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { verifySignature } from '../transaction/verifySignature.ts'
import { findDifference } from './findDifference.ts'
import { readPayment } from './readPayment.ts'

/** What is known of a payment on its way. */
export type TransactionTracker = {
  /** The height of the last block that can take it. */
  readonly last?: bigint | undefined
  /** What was signed. Its id is the hash, and it pays what was meant. */
  readonly signed?: Uint8Array | undefined
}

/** What was known before. What is something else, or of another payment, is left out. */
export async function readTrackingData(parameters: {
  trace: TrackingData | undefined
  hash: string
  payment: Payment
}): Promise<TransactionTracker> {
  const { trace: { last, signed } = {}, hash, payment } = parameters
  const bytes = typeof signed === 'string' ? decode(signed) : undefined
  // Where cryptography cannot be loaded, nobody can say so, and the hash alone is followed.
  const isMeant = bytes && (await isPayment({ bytes, hash, payment }).catch(() => false))
  return {
    ...(typeof last === 'string' && /^\d{1,20}$/.test(last) && { last: BigInt(last) }),
    ...(isMeant && { signed: bytes }),
  }
}

function decode(text: string): Uint8Array | undefined {
  try {
    return base64.decode(text)
  } catch {
    return undefined
  }
}

/** Whether bytes are what the account signed for a payment, under its hash. */
async function isPayment(parameters: {
  bytes: Uint8Array
  hash: string
  payment: Payment
}): Promise<boolean> {
  const { bytes, hash, payment } = parameters
  const transaction = parseTransaction(bytes)
  if (!transaction) return false
  const { message, messageBytes } = transaction
  const [signature] = transaction.signatures
  const publicKey = toPublicKey(message.signers[0])
  if (!signature || !publicKey || base58.encode(signature) !== hash) return false
  const owner = payment.asset.address === undefined ? undefined : payment.to
  const read = await readPayment({ message, owner }).catch(() => undefined)
  if (!read || findDifference(read, payment) !== undefined) return false
  return verifySignature({ signature, publicKey, message: messageBytes })
}
