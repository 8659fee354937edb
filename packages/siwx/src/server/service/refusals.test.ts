import { expect, test } from 'vitest'
import { codeOf, createTestSiwx } from '../../test/createTestSiwx.ts'
import { createSigners, type Signer } from '../../test/signers.ts'
import { memoryStore } from '../store/memoryStore.ts'

const minute = 60_000

test.each([
  [403, 'SIWX_DOMAIN_MISMATCH', { domain: 'evil.example', uri: 'https://evil.example' }],
  [403, 'SIWX_DOMAIN_MISMATCH', { domain: 'localhost:5173', uri: 'http://localhost:5173' }],
  [400, 'SIWX_MESSAGE_INVALID', { statement: 'Give me everything' }],
  [400, 'SIWX_MESSAGE_INVALID', { resources: ['urn:cleat:name:register:alice'] }],
  [403, 'SIWX_NONCE_REFUSED', { nonce: 'a'.repeat(24) }],
  [403, 'SIWX_EXPIRED', { expirationTime: '2025-12-31T23:59:59Z' }],
  // Without a chain to ask, another account may be a contract.
  [503, 'SIWX_UNVERIFIABLE', { address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' }],
])('error: %i %s, %j', async (status, code, change) => {
  const browser = createTestSiwx().open()
  expect(await codeOf(browser.signIn(await browser.sign(change)))).toEqual([status, code])
  expect(await browser.me()).toBeNull()
})

test('error: S18, a text that registers a name, even where it was asked for', async () => {
  const browser = createTestSiwx().open()
  const resource = 'urn:cleat:name:register:alice'
  const { token } = await (await browser.send(`nonce?resource=${resource}`)).json()
  const { body } = await browser.sign({ resources: [resource] })
  const refused = await browser.signIn({ token, body })
  expect(await codeOf(refused)).toEqual([400, 'SIWX_MESSAGE_INVALID'])
})

test('behavior: what is wrong is found in this order, and a nonce is used before the signature', async () => {
  const { open, clock } = createTestSiwx({ namespaces: ['eip155'] })
  const browser = open()
  const evil = { domain: 'evil.example', uri: 'https://evil.example' }
  const find = async (...pair: Parameters<typeof browser.signIn>) =>
    (await codeOf(browser.signIn(...pair)))[1]
  const [solana] = createSigners().slice(1) as [Signer]
  expect(await find({ token: '', body: { message: 'a'.repeat(5000), signature: '' } })).toBe(
    'SIWX_MESSAGE_INVALID',
  )
  expect(await find({ ...(await browser.sign(evil, solana)), token: '' })).toBe(
    'SIWX_MESSAGE_INVALID',
  )
  const other = { ...(await browser.sign({ ...evil, expirationTime: '2025-12-31T00:00:00Z' })) }
  expect(await find({ ...other, token: '' })).toBe('SIWX_DOMAIN_MISMATCH')
  const pair = await browser.sign()
  clock.time += 11 * minute
  expect(await find({ ...pair, token: '' })).toBe('SIWX_EXPIRED')
  clock.time -= 11 * minute
  expect(await find({ ...pair, token: '' })).toBe('SIWX_NONCE_REFUSED')
  const { body, token } = pair
  const forged = { token, body: { ...body, signature: `0x${'11'.repeat(65)}` } }
  expect(await find(forged)).toBe('SIWX_UNVERIFIABLE')
  expect(await find(pair)).toBe('SIWX_NONCE_REFUSED')
})

test('error: S2, CSRF, a page of another site', async () => {
  const browser = createTestSiwx().open()
  const pair = await browser.sign()
  const refused = [403, 'ORIGIN_NOT_ALLOWED']
  const headers = [
    ...[{ 'x-cleat': '0' }, { 'x-cleat': '' }, { 'Sec-Fetch-Site': 'cross-site' }],
    ...[{ Origin: 'https://evil.example' }, { Origin: 'null' }, { Origin: 'http://app.example' }],
    ...[{ Origin: 'https://app.example.evil.example' }, { Origin: 'https://a.app.example' }],
  ]
  for (const one of headers) expect(await codeOf(browser.signIn(pair, one))).toEqual(refused)
  const text = await codeOf(browser.signIn(pair, { 'content-type': 'text/plain' }))
  expect(text).toEqual([415, 'UNSUPPORTED_BODY'])
  expect((await browser.signIn(pair)).status).toBe(200)
  for (const path of ['refresh', 'sign-out'])
    expect(await codeOf(browser.post(path, {}, { 'x-cleat': '' }))).toEqual(refused)
  const [{ id }] = (await (await browser.send('sessions')).json()).sessions
  expect(await codeOf(browser.remove(`sessions/${id}`, {}, { 'x-cleat': '' }))).toEqual(refused)
  expect(await codeOf(browser.put('account-metadata', {}, { 'x-cleat': '' }))).toEqual(refused)
  expect(await browser.me()).not.toBeNull()
})

test('behavior: CORS with cookies is for the domains that are set', async () => {
  const browser = createTestSiwx().open()
  const method = { 'Access-Control-Request-Method': 'POST' }
  const ask = (Origin: string) =>
    browser.send('authenticate', { method: 'OPTIONS' }, { Origin, ...method })
  const allowed = await ask('https://app.example')
  expect(allowed.status).toBe(204)
  expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('https://app.example')
  expect(allowed.headers.get('Access-Control-Allow-Credentials')).toBe('true')
  expect(allowed.headers.get('Access-Control-Allow-Headers')).toContain('X-Nonce-Jwt')
  const refused = await ask('https://evil.example')
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test.each([[{}], [{ message: 1, signature: '' }], [{ message: '' }], [{ cacao: {} }]])(
  'error: the body %j',
  async (body) => {
    const browser = createTestSiwx().open()
    const { token } = await browser.sign()
    const answer = await browser.post('authenticate', body, { 'x-nonce-jwt': `Bearer ${token}` })
    expect(await codeOf(answer)).toEqual([400, 'INVALID_BODY'])
  },
)

test('error: S17, more than a sign-in needs, deeper, slower, or no JSON', async () => {
  const browser = createTestSiwx().open()
  const large = { message: 'a'.repeat(30_000), signature: '' }
  expect(await codeOf(browser.post('authenticate', large))).toEqual([413, 'BODY_TOO_LARGE'])
  const send = (body: BodyInit) =>
    browser.send(
      'authenticate',
      { method: 'POST', body },
      {
        ...{ 'content-type': 'application/json', 'x-cleat': '1' },
      },
    )
  for (const body of ['{', '[]', 'null', '"a"', `${'['.repeat(40)}${']'.repeat(40)}`])
    expect(await codeOf(send(body))).toEqual([400, 'INVALID_BODY'])
  expect(await codeOf(send(new Uint8Array([0x22, 0xff, 0x22])))).toEqual([400, 'INVALID_BODY'])
})

test('error: S17, a flood of questions for terms writes nothing', async () => {
  const asked: PropertyKey[] = []
  const store = new Proxy(memoryStore(), {
    get(target, key, receiver) {
      asked.push(key)
      return Reflect.get(target, key, receiver)
    },
  })
  const browser = createTestSiwx({ store }).open()
  for (let count = 0; count < 1000; count += 1)
    expect((await browser.send('nonce')).status).toBe(200)
  expect(asked).toEqual([])
  expect(await browser.enter()).toBe(200)
  expect(asked).toContain('claim')
})

test('error: no such route, another method', async () => {
  const browser = createTestSiwx().open()
  expect(await codeOf(browser.send('other'))).toEqual([404, 'NOT_FOUND'])
  const answer = await browser.send('sign-out')
  expect(answer.headers.get('Allow')).toBe('POST, OPTIONS')
  expect(await codeOf(answer)).toEqual([405, 'METHOD_NOT_ALLOWED'])
  expect(await codeOf(browser.send('/.well-known/jwks.json'))).toEqual([404, 'NOT_FOUND'])
})
