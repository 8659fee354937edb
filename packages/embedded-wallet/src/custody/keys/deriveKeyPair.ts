import { p256 } from '@noble/curves/nist.js'
import { expand, extract } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Bytes } from '../bytes/bytes.ts'
import { encodeNumber } from '../bytes/encodeNumber.ts'
import { eraseBytes } from '../bytes/eraseBytes.ts'
import { joinBytes } from '../bytes/joinBytes.ts'

const text = (value: string) => new TextEncoder().encode(value)
/** "HPKE-v1", and the suite of DHKEM(P-256, HKDF-SHA256). */
const label = (name: string) => [text('HPKE-v1'), text('KEM'), encodeNumber(0x10, 2), text(name)]
/** A P-256 key in PKCS #8 (RFC 5915) up to the private key, and from there to the public one. */
const pkcs8Start = '308187020100301306072a8648ce3d020106082a8648ce3d030107046d306b0201010420'
const pkcs8Middle = 'a144034200'

/**
 * DeriveKeyPair of RFC 9180, §7.1.3, for P-256. The key cannot be exported.
 *
 * `@hpke/core` has it too, but its key can be exported, and where a browser does not export it
 * (Firefox) it guesses the sign of the public key: another browser could then open no box.
 */
export async function deriveKeyPair(ikm: Bytes): Promise<CryptoKeyPair> {
  const prk = extract(sha256, joinBytes(...label('dkp_prk'), ikm), new Uint8Array())
  for (let counter = 0; counter < 256; counter++) {
    const info = joinBytes(encodeNumber(32, 2), ...label('candidate'), encodeNumber(counter, 1))
    const secret = expand(sha256, prk, info, 32)
    if (!p256.utils.isValidSecretKey(secret)) continue
    eraseBytes(prk)
    return importPair(secret)
  }
  throw new RangeError('no key of P-256')
}

async function importPair(secret: Uint8Array): Promise<CryptoKeyPair> {
  const algorithm = { name: 'ECDH', namedCurve: 'P-256' }
  const point = new Uint8Array(p256.getPublicKey(secret, false))
  const pkcs8 = joinBytes(hexToBytes(pkcs8Start), secret, hexToBytes(pkcs8Middle), point)
  eraseBytes(secret)
  try {
    return {
      privateKey: await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['deriveBits']),
      publicKey: await crypto.subtle.importKey('raw', point, algorithm, true, []),
    }
  } finally {
    eraseBytes(pkcs8)
  }
}
