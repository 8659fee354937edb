import { base64, hex } from '@scure/base'

/** A message signature in canonical base64. */
export type ReadSignature = { readonly encoded: string; readonly isEcdsa: boolean }

/**
 * Parses a message signature as wallets write it: bytes, hexadecimal or base64. 65 bytes are a
 * recoverable ECDSA signature, any other length is a witness. `undefined` if it is invalid.
 */
export function readSignature(given: unknown): ReadSignature | undefined {
  try {
    const bytes = toBytes(given)
    if (!bytes || bytes.length < 64 || bytes.length > sizeLimit) return undefined
    return { encoded: base64.encode(bytes), isEcdsa: bytes.length === 65 }
  } catch {
    return undefined
  }
}

const sizeLimit = 4096

function toBytes(given: unknown): Uint8Array | undefined {
  if (given instanceof Uint8Array) return given.slice()
  if (typeof given !== 'string' || given.length > 2 * sizeLimit) return undefined
  return /^(?:[0-9a-f]{2}){64,}$/i.test(given)
    ? hex.decode(given.toLowerCase())
    : base64.decode(given)
}
