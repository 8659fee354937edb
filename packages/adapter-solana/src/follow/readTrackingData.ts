import type { TrackingData } from '@cleat/core/adapter'
import { base58, base64 } from '@scure/base'
import { type ParsedMessage, parseTransaction } from '../transaction/parseTransaction.ts'
import { verifySignature } from '../transaction/verifySignature.ts'
import type { TransactionTracker } from './transactionTracker.ts'

export declare namespace readTrackingData {
  type Parameters = {
    trackingData: TrackingData | undefined
    hash: string
    /** Whether a message does what was meant. */
    isMeant: (message: ParsedMessage) => Promise<boolean>
  }
}

/** Reads stored tracking data. Data that is invalid or of another transaction is left out. */
export async function readTrackingData({
  trackingData: { last, signed, blockhash } = {},
  hash,
  isMeant,
}: readTrackingData.Parameters): Promise<TransactionTracker> {
  const bytes = typeof signed === 'string' ? decode(signed) : undefined
  // Without cryptography the bytes cannot be verified, so only the hash is followed.
  const isOwn = bytes && (await isSigned({ bytes, hash, isMeant }).catch(() => false))
  return {
    ...(typeof last === 'string' && /^\d{1,20}$/.test(last) && { last: BigInt(last) }),
    ...(isOwn && { signed: bytes }),
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

/** Whether the bytes do what was meant, signed by who pays the fee, with this hash. */
async function isSigned(parameters: {
  bytes: Uint8Array
  hash: string
  isMeant: readTrackingData.Parameters['isMeant']
}): Promise<boolean> {
  const { bytes, hash, isMeant } = parameters
  const transaction = parseTransaction(bytes)
  if (!transaction) return false
  const { message, messageBytes } = transaction
  const [signature] = transaction.signatures
  if (!signature || base58.encode(signature) !== hash) return false
  if (!(await isMeant(message))) return false
  return verifySignature({ signature, address: message.signers[0], message: messageBytes })
}
