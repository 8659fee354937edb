import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'

const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
})

/**
 * Seals bytes to a public key of P-256 (RFC 9180). They open with the same `info` only.
 * @returns the point of the sender and the ciphertext, in base64url
 */
export async function sealTo(parameters: {
  publicKey: string
  info: Uint8Array<ArrayBuffer>
  bytes: Uint8Array<ArrayBuffer>
}): Promise<string> {
  const { publicKey, info, bytes } = parameters
  const raw = new Uint8Array(Buffer.from(publicKey, 'base64url')).buffer
  const recipientPublicKey = await suite.kem.deserializePublicKey(raw)
  const { enc, ct } = await suite.seal({ recipientPublicKey, info: info.buffer }, bytes.buffer)
  return Buffer.concat([Buffer.from(enc), Buffer.from(ct)]).toString('base64url')
}
