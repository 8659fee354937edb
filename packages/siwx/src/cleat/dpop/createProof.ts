/**
 * A proof that this browser holds a key, for one request. The page only writes this one shape, so
 * it needs no library of JOSE: servers read it with theirs.
 * @see RFC 9449, section 4.2
 */
export async function createProof(parameters: {
  key: CryptoKeyPair
  method: string
  url: string
  /** The access token that comes along. */
  token?: string | undefined
  /** By the clock of the server, in ms since 1970. */
  time: number
}): Promise<string> {
  const { key, method, url, token, time } = parameters
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', key.publicKey)
  const { origin, pathname } = new URL(url)
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } }
  const claims = {
    ...{ jti: crypto.randomUUID(), htm: method, htu: `${origin}${pathname}` },
    iat: Math.floor(time / 1000),
    ...(token === undefined ? {} : { ath: await hash(token) }),
  }
  const text = [header, claims].map((part) => toBase64Url(encode(JSON.stringify(part)))).join('.')
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  const signature = await crypto.subtle.sign(algorithm, key.privateKey, encode(text))
  return `${text}.${toBase64Url(new Uint8Array(signature))}`
}

async function hash(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encode(text))))
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
