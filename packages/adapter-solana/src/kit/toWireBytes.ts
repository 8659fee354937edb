import { CleatError } from '@cleat/core/adapter'
import { parseMessage } from '../transaction/parseTransaction.ts'

/**
 * The wire bytes of a transaction of `@solana/kit`. Missing signatures are 64 zeros.
 * @throws `REQUEST_NOT_ALLOWED`
 */
export function toWireBytes(transaction: {
  readonly messageBytes: ArrayLike<number>
  readonly signatures: { readonly [address: string]: ArrayLike<number> | null }
}): Uint8Array {
  const message = Uint8Array.from(transaction.messageBytes)
  const parsed = parseMessage(message)
  if (!parsed)
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method: 'solana_signTransaction' } })
  const signatures = parsed.signers.map(
    (signer) => transaction.signatures[signer] ?? new Uint8Array(64),
  )
  // A packet has no room for 128 signers, so the count takes one byte.
  return Uint8Array.from([
    signatures.length,
    ...signatures.flatMap((bytes) => Array.from(bytes)),
    ...message,
  ])
}
