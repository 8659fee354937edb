import { isSameBytes, toPublicKey } from '../base/bytes.ts'

/** A public key with the methods of `PublicKey` of `@solana/web3.js` 1. */
export type SolanaPublicKey = {
  /** The address in base58. */
  toBase58(): string
  /** The address in base58. */
  toString(): string
  /** The address in base58. */
  toJSON(): string
  /** The 32 bytes of the key. */
  toBytes(): Uint8Array
  /** Whether both are the same key. */
  equals(other: {
    /** The 32 bytes of the key. */
    toBytes(): Uint8Array
  }): boolean
}

export function solanaPublicKey(address: string): SolanaPublicKey {
  const bytes = toPublicKey(address) ?? new Uint8Array(32)
  return {
    toBase58: () => address,
    toString: () => address,
    toJSON: () => address,
    toBytes: () => bytes.slice(),
    equals: (other) => isSameBytes(other.toBytes(), bytes),
  }
}
