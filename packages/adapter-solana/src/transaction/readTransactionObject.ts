import { copyBytes } from '../base/bytes.ts'

/**
 * The bytes of a transaction object of `@solana/web3.js` 1. Missing signatures are 64 zeros.
 * `undefined` for anything else.
 */
export function readTransactionObject(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'object' || value === null || !('serialize' in value)) return undefined
  const { serialize } = value
  if (typeof serialize !== 'function') return undefined
  // A legacy transaction refuses to serialize without signatures by default. A versioned one
  // ignores these options.
  const bytes: unknown = serialize.call(value, {
    requireAllSignatures: false,
    verifySignatures: false,
  })
  return copyBytes(bytes)
}
