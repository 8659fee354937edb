import { CleatError } from '@cleat/core/adapter'
import { copyBytes } from '../bytes.ts'
import { readTransactionObject } from '../transaction/readTransactionObject.ts'

/** A `Transaction` or `VersionedTransaction` of `@solana/web3.js` 1, by what it can do; or bytes. */
export type SolanaTransaction = Uint8Array | { serialize(options?: never): Uint8Array }

/**
 * The bytes of a transaction that an app gave.
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

/** Bytes as what the app gave was: by the class of that object, or as they are. */
export function toSameKind<transaction extends SolanaTransaction>(
  original: transaction,
  bytes: Uint8Array,
): transaction {
  const kind = original.constructor
  const make: unknown = Reflect.get(kind, 'version' in original ? 'deserialize' : 'from')
  const isBytes = ArrayBuffer.isView(original) || typeof make !== 'function'
  return isBytes ? (bytes as transaction) : make.call(kind, bytes)
}
