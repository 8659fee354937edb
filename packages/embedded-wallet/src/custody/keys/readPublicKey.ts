import type { Bytes } from '../bytes/bytes.ts'

/** Reads the public key of a pair as a point: 65 bytes, uncompressed. */
export async function readPublicKey({ publicKey }: CryptoKeyPair): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
}
