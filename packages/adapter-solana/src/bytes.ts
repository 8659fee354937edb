import { base58 } from '@scure/base'

/** The address of a public key, if it is one: 32 bytes. */
export function toAddress(publicKey: unknown): string | undefined {
  const bytes = copyBytes(publicKey, 32)
  return bytes && base58.encode(bytes)
}

/** The public key behind an address, if it is one: base58 of 32 bytes and nothing else. */
export function toPublicKey(address: unknown): Uint8Array | undefined {
  if (typeof address !== 'string' || address.length > 44) return undefined
  try {
    return copyBytes(base58.decode(address), 32)
  } catch {
    return undefined
  }
}

/** A copy of what a wallet gave, if it is bytes and as many as there must be. Never throws. */
export function copyBytes(value: unknown, length?: number): Uint8Array | undefined {
  try {
    if (!ArrayBuffer.isView(value) || !(Symbol.iterator in value)) return undefined
    const bytes = Uint8Array.from(value as Uint8Array)
    return length === undefined || bytes.length === length ? bytes : undefined
  } catch {
    return undefined
  }
}

export function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
