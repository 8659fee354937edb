import { createPrivateKey, randomBytes } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'

export declare namespace createCoinbaseToken {
  type Parameters = {
    keyId: string
    /** A PEM of an EC key, or the 64 bytes of an Ed25519 key in base64. */
    keySecret: string
    method: string
    url: URL
    /** Milliseconds since 1970. */
    now: number
  }
}

const lifetimeSeconds = 120
const nonceBytes = 16

/** A token for one request to an API of Coinbase Developer Platform. */
export async function createCoinbaseToken(
  parameters: createCoinbaseToken.Parameters,
): Promise<string> {
  const { keyId, keySecret, method, url, now } = parameters
  const { key, alg } = await readKey(keySecret)
  const seconds = Math.floor(now / 1000)
  return new SignJWT({ uris: [`${method} ${url.host}${url.pathname}`] })
    .setProtectedHeader({
      alg,
      kid: keyId,
      typ: 'JWT',
      nonce: randomBytes(nonceBytes).toString('hex'),
    })
    .setIssuer('cdp')
    .setSubject(keyId)
    .setNotBefore(seconds)
    .setExpirationTime(seconds + lifetimeSeconds)
    .sign(key)
}

const seedLength = 32

/** Settings have no line breaks, so a PEM may have `\n` instead. */
async function readKey(secret: string) {
  if (secret.includes('PRIVATE KEY')) {
    return { alg: 'ES256', key: createPrivateKey(secret.replaceAll('\\n', '\n')) }
  }
  const bytes = Buffer.from(secret, 'base64')
  const toText = (part: Buffer) => part.toString('base64url')
  const key = await importJWK(
    {
      kty: 'OKP',
      crv: 'Ed25519',
      d: toText(bytes.subarray(0, seedLength)),
      x: toText(bytes.subarray(seedLength)),
    },
    'EdDSA',
  )
  return { alg: 'EdDSA', key }
}
