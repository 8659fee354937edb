import { hexToBytes } from '@noble/hashes/utils.js'

/** The bytes of a signature: 64 or 65, and one more where the kind of key stands before them. */
export function parseSignature(signature: unknown): Uint8Array | undefined {
  if (typeof signature !== 'string' || !/^0x(?:[0-9a-f]{2}){64,66}$/i.test(signature))
    return undefined
  return hexToBytes(signature.slice(2))
}
