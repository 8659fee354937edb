import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'

export type SolanaKey = {
  readonly address: string
  readonly publicKey: Uint8Array
  sign: (message: Uint8Array) => Uint8Array
}

/** The key pair of a 32-byte seed. */
export function solanaKey(seed: Uint8Array): SolanaKey {
  const publicKey = ed25519.getPublicKey(seed)
  return {
    address: base58.encode(publicKey),
    publicKey,
    sign: (message) => ed25519.sign(message, seed),
  }
}
