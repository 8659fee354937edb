import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createDpopClient } from '../../test/createDpopClient.ts'
import { createSiwxKey } from './createSiwxKey.ts'
import { createTokens } from './createTokens.ts'
import { readProof } from './readProof.ts'

// The examples of RFC 9449, sections 4.2 and 7.1. Their key has the thumbprint of section 6.1.
const header =
  'eyJ0eXAiOiJkcG9wK2p3dCIsImFsZyI6IkVTMjU2IiwiandrIjp7Imt0eSI6IkVDIiwieCI6Imw4dEZyaHgtMzR0VjNoUklDUkRZOXpDa0RscEJoRjQyVVFVZldWQVdCRnMiLCJ5IjoiOVZFNGpmX09rX282NHpiVFRsY3VOSmFqSG10NnY5VERWclUwQ2R2R1JEQSIsImNydiI6IlAtMjU2In19'
const jkt = '0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I'
const token = 'Kz~8mXK1EalYznwH-LC-1fBAo.4Ljp~zsPE_NeO.gxU'
const asking = {
  proof: `${header}.eyJqdGkiOiItQndDM0VTYzZhY2MybFRjIiwiaHRtIjoiUE9TVCIsImh0dSI6Imh0dHBzOi8vc2VydmVyLmV4YW1wbGUuY29tL3Rva2VuIiwiaWF0IjoxNTYyMjYyNjE2fQ.2-GxA6T8lP4vfrg8v-FdWP0A0zdrj8igiMLvqRMUvwnQg4PtFLbdLXiOSsX0x7NVY-FNyJK70nfbV37xRZT3Lg`,
  ...{ method: 'POST', path: '/token', origins: ['https://server.example.com'] },
  now: 1_562_262_616_000,
}
const using = {
  proof: `${header}.eyJqdGkiOiJlMWozVl9iS2ljOC1MQUVCIiwiaHRtIjoiR0VUIiwiaHR1IjoiaHR0cHM6Ly9yZXNvdXJjZS5leGFtcGxlLm9yZy9wcm90ZWN0ZWRyZXNvdXJjZSIsImlhdCI6MTU2MjI2MjYxOCwiYXRoIjoiZlVIeU8ycjJaM0RaNTNFc05yV0JiMHhXWG9hTnk1OUlpS0NBcWtzbVFFbyJ9.2oW9RP35yRqzhrtNP86L-Ey71EOptxRimPPToA1plemAgR6pxHF8y6-yqyVnmcw6Fy1dqd-jfxSYoMxhAJpLjA`,
  ...{ method: 'GET', path: '/protectedresource', origins: ['https://resource.example.org'] },
  ...{ now: 1_562_262_618_000, token },
}

test.each([
  ['a proof to get tokens with', asking],
  ['a proof that a token is used with', using],
])('default: RFC 9449 publishes %s', async (_, given) => {
  expect(await readProof(given)).toMatchObject({ jkt })
})

test.each([
  ['another method', { ...asking, method: 'GET' }],
  ['another path', { ...asking, path: '/token/' }],
  ['another service', { ...asking, origins: ['https://server.example.org'] }],
  ['no token of its own', { ...asking, token }],
  ['another token', { ...using, token: `${token}a` }],
  ['more than five minutes later', { ...asking, now: asking.now + 300_001 }],
  ['more than a minute before', { ...asking, now: asking.now - 60_001 }],
  ['another signature', { ...asking, proof: asking.proof.replace('2-Gx', '2-Gy') }],
])('error: an example of RFC 9449 with %s', async (_, given) => {
  expect(await readProof(given)).toBeUndefined()
})

const own = { method: 'GET', path: '/me', origins: ['https://app.example'], now: 1_767_225_600_000 }
const url = 'https://app.example/me'
const client = await createDpopClient()
const prove = (changed: object, header: object = {}) =>
  client.prove({ method: 'GET', url, time: own.now, changed, header })
const seconds = own.now / 1000

test.each([
  ['five minutes ago', { iat: seconds - 300 }],
  ['of a clock that is a minute ahead', { iat: seconds + 60 }],
  ['with a name of 8', { jti: 'a'.repeat(8) }],
  ['with a name of 256', { jti: 'a'.repeat(256) }],
])('behavior: a proof %s still counts', async (_, changed) => {
  expect(await readProof({ ...own, proof: await prove(changed) })).toMatchObject({
    ...{ jkt: client.jkt, use: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  })
})

test('behavior: it is remembered for as long as it could be sent again', async () => {
  const held = await readProof({ ...own, proof: await prove({}) })
  expect(held?.use.endsAt).toBe(own.now + 360_000)
})

test('behavior: a key of Ed25519', async () => {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
  const jwk = await exportJWK(publicKey)
  const claims = { htm: 'GET', htu: url, jti: crypto.randomUUID(), iat: seconds }
  const proof = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', typ: 'dpop+jwt', jwk })
    .sign(privateKey)
  expect(await readProof({ ...own, proof })).toBeDefined()
})

test('behavior: the longest proof that is read', async () => {
  const short = await prove({})
  const padded = async (length: number) => {
    for (let size = 1; ; size += 1) {
      const proof = await prove({ more: 'a'.repeat(size) })
      if (proof.length >= length) return proof
      size += Math.max(0, Math.floor(((length - proof.length) * 3) / 4) - 2)
    }
  }
  expect(short.length).toBeLessThan(4096)
  expect(await readProof({ ...own, proof: await padded(4096) })).toBeDefined()
  expect(await readProof({ ...own, proof: await padded(4097) })).toBeUndefined()
})

test.each([
  ['a name of 7', { jti: 'a'.repeat(7) }],
  ['a name of 257', { jti: 'a'.repeat(257) }],
  ['a name that is no text', { jti: ['a'.repeat(9)] }],
  ['an address that is no text', { htu: [url] }],
  ['an address that is none', { htu: 'me' }],
  ['an address with a fragment', { htu: `${url}#a` }],
  ['an address with a user', { htu: 'https://user@app.example/me' }],
])('error: a proof with %s', async (_, changed) => {
  expect(await readProof({ ...own, proof: await prove(changed) })).toBeUndefined()
})

test('error: a proof that gives its private key away', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const claims = { htm: 'GET', htu: url, jti: crypto.randomUUID(), iat: seconds }
  const proof = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: await exportJWK(privateKey) })
    .sign(privateKey)
  expect(await readProof({ ...own, proof })).toBeUndefined()
})

// The examples of RFC 7515, appendices A.1 and A.5.
const claims =
  'eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ'

test.each([
  [
    'HS256',
    `eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.${claims}.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk`,
  ],
  ['none', `eyJhbGciOiJub25lIn0.${claims}.`],
])('error: RFC 7515 publishes a text that is no token here, %s', async (_, text) => {
  const now = () => 1_300_819_000_000
  const tokens = createTokens({
    ...{ keys: [await createSiwxKey()], issuer: 'joe', audiences: ['https://app.example'] },
    ...{ lifeMs: 300_000, now },
  })
  expect(await tokens.read(text)).toBeUndefined()
  expect(await readProof({ ...asking, proof: text, now: now() })).toBeUndefined()
})
