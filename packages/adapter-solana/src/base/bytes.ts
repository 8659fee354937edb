import { readBase58 } from '@cleat/signatures/solana'
import { base58 } from '@scure/base'

/** The base58 address of a public key, or `undefined` unless it is 32 bytes. */
export function toAddress(publicKey: unknown): string | undefined {
  const bytes = copyBytes(publicKey, 32)
  return bytes && base58.encode(bytes)
}

/** The public key of an address, or `undefined` unless it is base58 of exactly 32 bytes. */
export function toPublicKey(address: unknown): Uint8Array | undefined {
  return readBase58(address, 32)
}

/**
 * Copies bytes from a wallet. `undefined` if they are not bytes or have another length. Never
 * throws.
 */
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
