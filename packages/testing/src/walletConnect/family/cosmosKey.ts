import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bech32 } from '@scure/base'

export type CosmosKey = {
  /** In bech32, with the prefix of the Cosmos Hub. */
  readonly address: string
  /** Compressed, 33 bytes. */
  readonly publicKey: Uint8Array
  /** Signs the SHA-256 digest of the bytes. Returns 64 bytes. */
  sign: (bytes: Uint8Array) => Uint8Array
}

/** The key pair of a 32-byte secret. */
export function cosmosKey(secret: Uint8Array): CosmosKey {
  const publicKey = secp256k1.getPublicKey(secret, true)
  return {
    address: bech32.encode('cosmos', bech32.toWords(ripemd160(sha256(publicKey)))),
    publicKey,
    sign: (bytes) => secp256k1.sign(sha256(bytes), secret, { prehash: false }),
  }
}
