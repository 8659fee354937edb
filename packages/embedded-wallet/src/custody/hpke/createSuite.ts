import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'

/**
 * The one suite: DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM.
 * @see RFC 9180
 */
export function createSuite(): CipherSuite {
  return new CipherSuite({
    kem: new DhkemP256HkdfSha256(),
    kdf: new HkdfSha256(),
    aead: new Aes256Gcm(),
  })
}
