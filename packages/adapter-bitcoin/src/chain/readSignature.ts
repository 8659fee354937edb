import { base64, hex } from '@scure/base'

/** The signature of a text: base64 in the one way it can be written. */
export type ReadSignature = { readonly encoded: string; readonly isEcdsa: boolean }

/**
 * Reads the signature of a text as wallets write it: bytes, hexadecimal or base64. 65 bytes are a signature that tells its key, any
 * other number a witness. `undefined` where it is none.
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
