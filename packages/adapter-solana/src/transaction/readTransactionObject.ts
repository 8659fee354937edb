import { copyBytes } from '../bytes.ts'

/**
 * The bytes of a transaction object of `@solana/web3.js` 1: signatures that are missing are 64 zeros. `undefined` for anything
 * else.
 */
export function readTransactionObject(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'object' || value === null || !('serialize' in value)) return undefined
  const { serialize } = value
  if (typeof serialize !== 'function') return undefined
  // Old transactions refuse to be written before they are signed unless they are told not to; new ones ignore it.
  const bytes: unknown = serialize.call(value, {
    requireAllSignatures: false,
    verifySignatures: false,
  })
  return copyBytes(bytes)
}
