import { generateKeyPairSync } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import { importJWK, jwtVerify, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createIdentity } from '../client/createIdentity.ts'
import { createToken } from '../client/createToken.ts'
import { decodeDidKey } from './decodeDidKey.ts'
import { verifyToken } from './verifyToken.ts'

const now = Date.UTC(2026, 10, 21, 12)
const audience = 'wss://relay.example'
const identity = createIdentity()

function verify(parameters: Partial<createToken.Parameters> = {}, at = now) {
  const token = createToken({ identity, audience, now, ...parameters })
  return verifyToken({ token, isAudience: (address) => address === audience, now: at })
}

const minute = 60_000

test('default', () => {
  expect(verify()).toBe(identity.clientId)
})

test('behavior: a token of another implementation of the curve', () => {
  const { secretKey, publicKey } = ed25519.keygen()
  const iss = `did:key:z${base58.encode(new Uint8Array([0xed, 0x01, ...publicKey]))}`
  const [header, ,] = createToken({ identity, audience, now }).split('.')
  const iat = now / 1000
  const claims = JSON.stringify({ iss, sub: 'a', aud: audience, iat, exp: iat + 60 })
  const data = `${header}.${Buffer.from(claims).toString('base64url')}`
  const signature = Buffer.from(ed25519.sign(Buffer.from(data), secretKey)).toString('base64url')
  const token = `${data}.${signature}`
  expect(verifyToken({ token, isAudience: () => true, now })).toBe(iss)
})

test('behavior: a token that jose signed', async () => {
  const token = await new SignJWT({ sub: 'a' })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' })
    .setIssuer(identity.clientId)
    .setAudience(audience)
    .setIssuedAt(now / 1000)
    .setExpirationTime(now / 1000 + 60)
    .sign(identity.privateKey)
  expect(verifyToken({ token, isAudience: () => true, now })).toBe(identity.clientId)
})

test('behavior: jose reads the tokens of our clients', async () => {
  const x = Buffer.from(decodeDidKey(identity.clientId) ?? []).toString('base64url')
  const key = await importJWK({ kty: 'OKP', crv: 'Ed25519', x }, 'EdDSA')
  const options = { algorithms: ['EdDSA'], typ: 'JWT', audience, currentDate: new Date(now) }
  const { payload } = await jwtVerify(createToken({ identity, audience, now }), key, options)
  expect(payload.iss).toBe(identity.clientId)
})

// jose 6 accepts filled up signatures, spaces in them, and other last characters.
test('property: no changed token is accepted', () => {
  const token = createToken({ identity, audience, now })
  const [at, cut] = [fc.nat({ max: token.length - 1 }), fc.nat({ max: 1 })]
  const put = fc.constantFrom('', ...'Aa0-_+/=. é')
  fc.assert(
    fc.property(at, cut, put, (start, length, text) => {
      const changed = token.slice(0, start) + text + token.slice(start + length)
      fc.pre(changed !== token)
      const check = () => verifyToken({ token: changed, isAudience: () => true, now })
      expect(check).toThrow(expect.objectContaining({ kind: 'auth' }))
    }),
    { numRuns: 500 },
  )
})

test.each([-3 * minute, -minute, minute, 3 * minute])('parameters: clock off by %i ms', (skew) => {
  expect(verify({}, now + skew)).toBe(identity.clientId)
})

test.each([
  [
    'ahead by 10 minutes',
    {},
    now - 10 * minute,
    'The token is of 2026-11-21T12:00:00Z, and it is 2026-11-21T11:50:00Z.',
  ],
  [
    'behind by 10 minutes',
    {},
    now + 10 * minute,
    'The token is of 2026-11-21T12:00:00Z, and it is 2026-11-21T12:10:00Z.',
  ],
  ['just over the leeway', {}, now + 3 * minute + 1000, 'it is 2026-11-21T12:03:01Z'],
  ['expired', { claims: { exp: now / 1000 - 181 } }, now, 'The token ended 2026-11-21T11:56:59Z'],
  ['issued at the end of time', { claims: { iat: 8_640_000_000_000 } }, now, 'The token is of'],
])('error: clock: %s', (_title, parameters, at, message) => {
  const check = () => verify(parameters, at)
  expect(check).toThrow(message)
  expect(check).toThrow(expect.objectContaining({ kind: 'clock', status: 401 }))
})

const other = createIdentity()

test.each([
  ['another audience', { audience: 'wss://evil.example' }, 'The token is for wss://evil.example'],
  ['no audience', { claims: { aud: undefined } }, 'lacks'],
  ['a key that did not sign', { claims: { iss: other.clientId } }, 'not one of the issuer'],
  ['no algorithm', { header: { alg: 'none' } }, 'not signed with EdDSA'],
  ['another algorithm', { header: { alg: 'HS256' } }, 'not signed with EdDSA'],
  ['another type', { header: { typ: 'JOSE' } }, 'not signed with EdDSA'],
  ['no issuer', { claims: { iss: undefined } }, 'lacks'],
  ['an issuer of another method', { claims: { iss: 'did:web:relay.example' } }, 'no did:key'],
  ['an issuer that is cut', { claims: { iss: identity.clientId.slice(0, -1) } }, 'no did:key'],
  ['an issuer with more', { claims: { iss: `${identity.clientId}1` } }, 'no did:key'],
  ['an issuer in another alphabet', { claims: { iss: 'did:key:z0OIl' } }, 'no did:key'],
  ['an endless issuer', { claims: { iss: `did:key:z${'6'.repeat(20_000)}` } }, 'no did:key'],
  ['times that are texts', { claims: { iat: String(now / 1000) } }, 'lacks'],
  ['times that are negative', { claims: { exp: -1 } }, 'lacks'],
])('error: auth: %s', (_title, parameters, message) => {
  const check = () => verify(parameters)
  expect(check).toThrow(message)
  expect(check).toThrow(expect.objectContaining({ kind: 'auth', status: 401 }))
})

test('error: auth: a key of secp256k1', () => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const bytes = Buffer.concat([Buffer.from([0xe7, 0x01]), Buffer.from(x, 'base64url')])
  const iss = `did:key:z${base58.encode(bytes)}`
  expect(() => verify({ claims: { iss } })).toThrow('no did:key of Ed25519')
})

test.each(['', 'a', 'a.b', 'a.b.c', '..', 'a.b.c.d', `${'a'.repeat(9000)}.b.c`, 'é.é.é'])(
  'error: auth: %j is no token',
  (token) => {
    const check = () => verifyToken({ token, isAudience: () => true, now })
    expect(check).toThrow(expect.objectContaining({ kind: 'auth' }))
  },
)

test.each([
  ['filled up', (token: string) => `${token}==`],
  ['with a space', (token: string) => `${token} `],
  ['in another alphabet', (token: string) => token.replaceAll('-', '+').replaceAll('_', '/')],
])('error: auth: a signature %s', (_title, change) => {
  // Some signatures have no character that differs between the alphabets.
  const tokens = Array.from({ length: 20 }, (_, index) =>
    createToken({ identity, audience, now, claims: { sub: String(index) } }),
  ).filter((token) => change(token) !== token)
  expect(tokens.length).toBeGreaterThan(0)
  for (const token of tokens) {
    const check = () => verifyToken({ token: change(token), isAudience: () => true, now })
    expect(check).toThrow(expect.objectContaining({ kind: 'auth' }))
  }
})

test('error: every change of one character of a token', () => {
  const token = createToken({ identity, audience, now })
  const accepted = [...token].filter((character, index) => {
    const changed = token.slice(0, index) + (character === 'A' ? 'B' : 'A') + token.slice(index + 1)
    try {
      return verifyToken({ token: changed, isAudience: () => true, now }) !== ''
    } catch {
      return false
    }
  })
  expect(accepted).toEqual([])
})
