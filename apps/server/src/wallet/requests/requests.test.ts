import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import type { WalletBrowser } from '../test/openWalletBrowser.ts'
import { startWalletServer, type WalletServer } from '../test/startWalletServer.ts'

const database = createTestDatabase()
// Opening it takes longer than a hook may.
await database.check()
let service: WalletServer
let browser: WalletBrowser
beforeAll(async () => {
  service = await startWalletServer({ database })
  browser = await service.logIn('ada@mail.example')
})
afterAll(async () => {
  await service.stop()
  await database.close()
})

const path = '/wallet/v1/session'
const refused = (answer: { status: number; body: { code?: string } }) => [
  answer.status,
  answer.body.code,
]

test('default: the config tells a page what there is, and its mode', async () => {
  const ask = async (host: string) =>
    (await browser.send(`/wallet/v1/config?host=${host}`, { proof: null })).body
  expect(await ask('https://app.example')).toMatchObject({
    ...{ version: 1, origin: service.origin, recovery: 'required', recoveryHoldSeconds: 86_400 },
    host: { origin: 'https://app.example', mode: 'same-site' },
    methods: { email: true, farcaster: 'off' },
    approvals: 'frame',
    code: { digits: 6, tries: 5, seconds: 600, resendSeconds: 30 },
  })
  expect((await ask('https://other.example')).host.mode).toBe('cross-site')
  expect((await ask('https://evil.example')).host).toBeNull()
})

test.each([
  ['a sibling origin', { Origin: 'https://app.example', 'Sec-Fetch-Site': 'same-site' }],
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['a sibling that hides its origin', { 'Sec-Fetch-Site': 'same-site' }],
  ['a sandboxed frame', { Origin: 'null' }],
  ['an address that was typed', { 'Sec-Fetch-Site': 'none' }],
  ['a lookalike', { Origin: 'https://wallet.app.example.evil.example' }],
])('error: W22, %s', async (_, headers) => {
  const reads = await browser.send(path, { headers })
  const config = await browser.send('/wallet/v1/config', { headers, proof: null })
  const posts = await browser.send('/wallet/v1/session/refresh', {
    ...{ method: 'POST', headers: { Origin: '', ...headers } },
  })
  for (const answer of [reads, posts, config])
    expect(refused(answer)).toEqual([403, 'ORIGIN_NOT_ALLOWED'])
  expect(reads.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test('error: a post without an origin', async () => {
  const { app } = service
  const answer = await app.request('/wallet/v1/session/refresh', { method: 'POST' })
  expect(answer.status).toBe(403)
})

test('behavior: there is no CORS, before a request either', async () => {
  const headers = { Origin: 'https://app.example', 'Access-Control-Request-Method': 'POST' }
  const answer = await service.app.request('/wallet/v1/logins', { method: 'OPTIONS', headers })
  const names = [...answer.headers.keys()]
  expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
  const elsewhere = await service.app.request('/health', { headers })
  expect(elsewhere.headers.get('Access-Control-Allow-Origin')).toBe('*')
})

test('behavior: answers are for their page alone, and are not kept', async () => {
  const { headers } = await browser.send(path)
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('X-Frame-Options')).toBe('DENY')
})

test.each([
  ['no proof', { proof: null }],
  ['no token', { proof: 'nothing' }],
  ['a long one', { proof: 'a'.repeat(5000) }],
  ['another method', { claims: { htm: 'POST' } }],
  ['another address', { claims: { htu: 'https://wallet.app.example/wallet/v1/devices' } }],
  ['another origin', { claims: { htu: 'https://app.example/wallet/v1/session' } }],
  ['a short id', { claims: { jti: 'short' } }],
  ['no id', { claims: { jti: undefined } }],
])('error: a proof with %s', async (_, request) => {
  expect(refused(await browser.send(path, request))).toEqual([401, 'PROOF_REFUSED'])
})

test('error: W13, a proof that is sent again', async () => {
  await browser.send(path)
  const nonce = (await browser.send(path)).headers.get('DPoP-Nonce')
  const proof = await browser.prove('GET', path, undefined, { nonce })
  expect((await browser.send(path, { proof })).status).toBe(200)
  expect(refused(await browser.send(path, { proof }))).toEqual([401, 'PROOF_REFUSED'])
  const parallel = await browser.prove('GET', path, undefined, { nonce })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => browser.send(path, { proof: parallel })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('error: a proof for another body, and one that says nothing of it', async () => {
  const send = (claims: Readonly<Record<string, unknown>>) =>
    browser.send('/wallet/v1/logins', {
      body: { method: 'email', email: 'a@b.example', host: service.host, browser: 'Safari' },
      claims,
    })
  expect(refused(await send({ bh: 'A'.repeat(43) }))).toEqual([401, 'PROOF_REFUSED'])
  expect(refused(await send({ bh: undefined }))).toEqual([401, 'PROOF_REFUSED'])
  expect((await send({})).status).toBe(201)
})

test('error: W23, a nonce of another time, of other keys, or none; clocks do not matter', async () => {
  const old = (await browser.send(path)).headers.get('DPoP-Nonce')
  const once = { isRetried: false }
  const needed = [401, 'PROOF_NONCE_REQUIRED']
  expect(refused(await browser.send(path, { claims: { nonce: undefined }, ...once }))).toEqual(
    needed,
  )
  const forged = { nonce: `${old?.split('.')[0]}.${'A'.repeat(22)}` }
  expect(refused(await browser.send(path, { claims: forged, ...once }))).toEqual(needed)
  service.skip(601)
  const late = await browser.send(path, { claims: { nonce: old }, ...once })
  expect(refused(late)).toEqual(needed)
  expect(late.headers.get('DPoP-Nonce')).not.toBe(old)
  const day = 86_400
  for (const iat of [Math.floor(Date.now() / 1000) - day, Math.floor(Date.now() / 1000) + day])
    expect((await browser.send(path, { claims: { iat } })).status).toBe(200)
})

test('error: keys of another kind, private keys, and proofs by other keys', async () => {
  const claims = { htm: 'GET', htu: `${service.origin}${path}`, jti: 'a'.repeat(32) }
  const sign = (jwk: object, key: CryptoKey, alg = 'ES256') =>
    new SignJWT(claims).setIssuedAt().setProtectedHeader({ alg, typ: 'dpop+jwt', jwk }).sign(key)
  const other = await generateKeyPair('ES256')
  const rsa = await generateKeyPair('RS256')
  const proofs = [
    await sign(browser.jwk, other.privateKey),
    await sign(await exportJWK(browser.keys.privateKey), browser.keys.privateKey),
    await sign(await exportJWK(rsa.publicKey), rsa.privateKey, 'RS256'),
  ]
  for (const proof of proofs)
    expect(refused(await browser.send(path, { proof }))).toEqual([401, 'PROOF_REFUSED'])
})

test('error: bodies that are too large, no JSON, or of another type', async () => {
  const send = (body: object, headers = {}) => browser.send('/wallet/v1/logins', { body, headers })
  expect((await send({ email: 'a'.repeat(70_000) })).status).toBe(413)
  expect(refused(await send({}, { 'Content-Type': 'text/plain' }))).toEqual([
    ...[415, 'UNSUPPORTED_BODY'],
  ])
  const secret = await browser.send('/wallet/v1/logins/AAAAAAAAAAAAAAAAAAAAAA/code', {
    body: { code: '12345' },
  })
  expect(secret.status).toBe(400)
  expect(JSON.stringify(secret.body)).not.toContain('12345"')
})
