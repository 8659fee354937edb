import { expect, test } from 'vitest'
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
