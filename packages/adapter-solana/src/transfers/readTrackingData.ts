import type { Payment, TrackingData } from '@cleat/core/adapter'
import { base58, base64 } from '@scure/base'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { verifySignature } from '../transaction/verifySignature.ts'
import { findDifference } from './findDifference.ts'
import { readPayment } from './readPayment.ts'

/** The known state of a sent payment. */
export type TransactionTracker = {
  /** The height of the last block that can include it. */
  readonly last?: bigint | undefined
  /** The signed bytes. Their id is the hash, and they make this payment. */
  readonly signed?: Uint8Array | undefined
  /** The blockhash of the transaction that the wallet was asked for. */
  readonly blockhash?: string | undefined
}

/** Reads stored tracking data. Data that is invalid or of another payment is left out. */
export async function readTrackingData(parameters: {
  trackingData: TrackingData | undefined
  hash: string
  payment: Payment
}): Promise<TransactionTracker> {
  const { trackingData: { last, signed, blockhash } = {}, hash, payment } = parameters
  const bytes = typeof signed === 'string' ? decode(signed) : undefined
  // Without cryptography the bytes cannot be verified, so only the hash is followed.
  const isMeant = bytes && (await isPayment({ bytes, hash, payment }).catch(() => false))
  return {
    ...(typeof last === 'string' && /^\d{1,20}$/.test(last) && { last: BigInt(last) }),
    ...(isMeant && { signed: bytes }),
    ...(typeof blockhash === 'string' && { blockhash }),
  }
}

function decode(text: string): Uint8Array | undefined {
  try {
    return base64.decode(text)
  } catch {
    return undefined
  }
}

/** Whether the bytes are the payment, signed by the account, with this hash. */
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
  if (!signature || base58.encode(signature) !== hash) return false
  const owner = payment.asset.address === undefined ? undefined : payment.to
  const read = await readPayment({ message, owner }).catch(() => undefined)
  if (!read || findDifference(read, payment) !== undefined) return false
  return verifySignature({ signature, address: message.signers[0], message: messageBytes })
}
