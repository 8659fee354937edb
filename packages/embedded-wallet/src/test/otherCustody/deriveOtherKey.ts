import { createECDH } from 'node:crypto'
import { labeledExpand, labeledExtract, suiteIds } from './labeledHkdf.ts'

/** DeriveKeyPair of RFC 9180 by WebCrypto, with the public key that Node’s OpenSSL works out. */
export async function deriveOtherKey(ikm: Uint8Array): Promise<{
  readonly privateKey: CryptoKey
  readonly publicKey: Uint8Array
  readonly secret: Uint8Array
}> {
  const prk = await labeledExtract(suiteIds.kem, [], 'dkp_prk', ikm)
  const secret = await labeledExpand(suiteIds.kem, prk, 'candidate', [0], 32)
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(secret)
  const publicKey = new Uint8Array(ecdh.getPublicKey())
  const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
  const [x, y] = [encode(publicKey.slice(1, 33)), encode(publicKey.slice(33))]
  const jwk = { kty: 'EC', crv: 'P-256', d: encode(secret), x, y }
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const privateKey = await crypto.subtle.importKey('jwk', jwk, curve, false, ['deriveBits'])
  return { privateKey, publicKey, secret }
}
