import { isSameBytes, toPublicKey } from '../base/bytes.ts'

/** A public key with the methods of `PublicKey` of `@solana/web3.js` 1. */
export type SolanaPublicKey = {
  toBase58(): string
  toString(): string
  toJSON(): string
  toBytes(): Uint8Array
  equals(other: { toBytes(): Uint8Array }): boolean
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
