import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import * as sr25519 from '@scure/sr25519'

/** The signature schemes of accounts. */
export type PolkadotKeyType = 'sr25519' | 'ed25519' | 'ecdsa'

/** A key of an extension. */
export type PolkadotKey = {
  /** The signature scheme. */
  readonly type: PolkadotKeyType
  /** The public key: 32 bytes, or 33 for `ecdsa`. */
  readonly publicKey: Uint8Array
  /** The account id: the public key, or its hash if that is longer. */
  readonly accountId: Uint8Array
  /** Deterministic. */
  readonly sign: (bytes: Uint8Array) => Uint8Array
}

/** Creates a key from 32 secret bytes. */
export function polkadotKey(parameters: {
  type: PolkadotKeyType
  secret: Uint8Array
}): PolkadotKey {
  const { type, secret } = parameters
  switch (type) {
    case 'sr25519': {
      const secretKey = sr25519.secretFromSeed(secret)
      const publicKey = sr25519.getPublicKey(secretKey)
      // A fixed nonce, because tests compare signatures.
      const sign = (bytes: Uint8Array) => sr25519.sign(secretKey, bytes, new Uint8Array(32))
      return { type, publicKey, accountId: publicKey, sign }
    }
    case 'ed25519': {
      const publicKey = ed25519.getPublicKey(secret)
      return { type, publicKey, accountId: publicKey, sign: (bytes) => ed25519.sign(bytes, secret) }
    }
    case 'ecdsa': {
      const publicKey = secp256k1.getPublicKey(secret)
      return {
        ...{ type, publicKey, accountId: hash(publicKey) },
        sign: (bytes) => signRecoverable(hash(bytes), secret),
      }
    }
    default:
      throw new Error(`There is no key type ${type satisfies never}.`)
  }
}

function hash(bytes: Uint8Array): Uint8Array {
  return blake2b(bytes, { dkLen: 32 })
}

/** r, s and the recovery bit, in Substrate's order. */
function signRecoverable(digest: Uint8Array, secret: Uint8Array): Uint8Array {
  const signature = secp256k1.sign(digest, secret, { prehash: false, format: 'recovered' })
  return concatBytes(signature.subarray(1), signature.subarray(0, 1))
}
