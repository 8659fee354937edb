import { hexToBytes } from '@noble/hashes/utils.js'

/** Parses a signature: 64 or 65 bytes, with an optional byte for the key type in front. */
export function parseSignature(signature: unknown): Uint8Array | undefined {
  if (typeof signature !== 'string' || !/^0x(?:[0-9a-f]{2}){64,66}$/i.test(signature))
    return undefined
  return hexToBytes(signature.slice(2))
}
