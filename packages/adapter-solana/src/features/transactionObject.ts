import { CleatError } from '@cleat/core/adapter'
import { copyBytes } from '../base/bytes.ts'
import { readTransactionObject } from '../transaction/readTransactionObject.ts'

/**
 * Raw bytes, or a `Transaction` or `VersionedTransaction` of `@solana/web3.js` 1, recognized by its
 * methods.
 */
export type SolanaTransaction =
  | Uint8Array
  | {
      /** Encodes the transaction. */
      serialize(options?: never): Uint8Array
    }

/**
 * The bytes of a transaction from the app.
 * @throws `REQUEST_NOT_ALLOWED`
 */
export function toTransactionBytes(transaction: SolanaTransaction, method: string): Uint8Array {
  try {
    const bytes = copyBytes(transaction) ?? readTransactionObject(transaction)
    if (bytes) return bytes
  } catch (cause) {
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method }, cause })
  }
  throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method } })
}

/** Bytes in the form the app used: an object of the same class, or the bytes themselves. */
export function toSameKind<transaction extends SolanaTransaction>(
  original: transaction,
  bytes: Uint8Array,
): transaction {
  const kind = original.constructor
  const make: unknown = Reflect.get(kind, 'version' in original ? 'deserialize' : 'from')
  const isBytes = ArrayBuffer.isView(original) || typeof make !== 'function'
  return isBytes ? (bytes as transaction) : make.call(kind, bytes)
}
