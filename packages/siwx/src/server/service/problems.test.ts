import { expect, test } from 'vitest'
import { createTestSiwx } from '../../test/createTestSiwx.ts'
import { createSigners, type Signer } from '../../test/signers.ts'
import { createSiwxKey } from '../tokens/createSiwxKey.ts'

const [first, second] = createSigners() as [Signer, Signer]

async function read(answer: Response | Promise<Response>) {
  const response = await answer
  const { status, code, detail, errors, reasons } = await response.json()
  return { status, code, detail, errors, reasons, headers: response.headers }
}

test.each([
  ['statement', 'statement=', 280],
  ['requestId', 'requestId=', 128],
  ['resource', 'resource=urn:', 508],
])('error: more than a message has of %s', async (at, start, most) => {
  const browser = createTestSiwx().open()
  const ask = (length: number) => browser.send(`nonce?${start}${'a'.repeat(length)}`)
  expect((await ask(most)).status).toBe(200)
  const detail = `The query parameter ${at} is too long or there are too many of it.`
  expect(await read(ask(most + 1))).toMatchObject({
    ...{ status: 400, code: 'INVALID_QUERY', detail, errors: [{ at, detail }] },
  })
})

test('error: more resources than a message has', async () => {
  const browser = createTestSiwx().open()
  const ask = (count: number) => browser.send(`nonce?${'resource=urn:a&'.repeat(count)}`)
  expect((await ask(8)).status).toBe(200)
  expect((await ask(9)).status).toBe(400)
  expect(await (await ask(0)).json()).not.toHaveProperty('resources')
})

test('error: without a session', async () => {
  const browser = createTestSiwx().open()
  expect(await read(browser.send('sessions'))).toMatchObject({
    ...{ status: 401, code: 'SIWX_REQUIRED', detail: 'Sign in with a wallet first.' },
  })
  expect(await read(browser.post('refresh'))).toMatchObject({
    ...{ status: 401, code: 'SIWX_SESSION_ENDED' },
    detail: 'There is no session, or it ended. Sign in again.',
  })
  const link = browser.signIn(await browser.sign(), {}, { link: true })
  expect(await read(link)).toMatchObject({
    ...{ status: 401, code: 'SIWX_REQUIRED' },
    detail: 'An account is added to a session, and there is none. Sign in first.',
  })
  expect(await read(browser.send('/.well-known/jwks.json'))).toMatchObject({
    ...{ status: 404, code: 'NOT_FOUND' },
    detail: 'The service has no keys, because it gives out no tokens.',
  })
})

test.each([
  [{}, ['message', 'signature']],
  [{ message: 'a' }, ['signature']],
  [{ signature: 'a' }, ['message']],
  [{ message: 1, signature: 'a' }, ['message']],
  [{ cacao: {}, message: 'a', signature: 'a' }, ['message', 'signature']],
])('error: the body %j', async (body, wrong) => {
  const browser = createTestSiwx().open()
  const { headers: _, ...problem } = await read(browser.post('authenticate', body))
  expect(problem).toEqual({
    ...{ status: 400, code: 'INVALID_BODY', reasons: undefined },
    detail: 'The body is not a message and a signature. See `errors`, correct them and try again.',
    errors: wrong.map((name) => ({ at: `/${name}`, detail: 'Expected a text.' })),
  })
})

test('error: terms that this browser was not given', async () => {
  const browser = createTestSiwx().open()
  const { body } = await browser.sign()
  for (const header of ['', 'Bearer ', 'Basic abc', 'Bearer abc'])
    expect(await read(browser.post('authenticate', body, { 'x-nonce-jwt': header }))).toMatchObject(
      {
        ...{ status: 403, code: 'SIWX_NONCE_REFUSED' },
        detail:
          'The signature is not of terms that this browser was given. Ask for new terms and sign again.',
      },
    )
})

test('error: a message that is not for here', async () => {
  const { open } = createTestSiwx({ namespaces: ['eip155'] })
  const browser = open()
  const refuse = async (...given: Parameters<typeof browser.sign>) => {
    const { code, detail } = await read(browser.signIn(await browser.sign(...given)))
    return [code, detail]
  }
  expect(await refuse({}, second)).toEqual([
    'SIWX_MESSAGE_INVALID',
    '`namespace` of the message is not one that the app has. Ask for new terms and sign again.',
  ])
  expect(await refuse({ domain: 'localhost:5173', uri: 'http://localhost:5173' })).toEqual([
    'SIWX_DOMAIN_MISMATCH',
    '`domain` of the message is not app.example. Ask for new terms and sign again.',
  ])
})

test('error: an account of another user', async () => {
  const resolveUser = ({ account }: { account: string }) => account
  const browser = createTestSiwx({ resolveUser }).open(first)
  await browser.enter()
  const link = browser.signIn(await browser.sign({}, second), {}, { link: true })
  expect(await read(link)).toMatchObject({
    ...{ status: 403, code: 'SIWX_ACCOUNT_MISMATCH', errors: undefined },
    detail: 'The account cannot be added to this session. Sign out, and sign in with it.',
    reasons: [{ name: 'SIWX_ACCOUNT_MISMATCH', description: 'cannot be added to this session' }],
  })
})

test('error: an account that was tried too often', async () => {
  const browser = createTestSiwx({ limitAccount: async () => 30 }).open()
  const refused = await read(browser.signIn(await browser.sign()))
  expect(refused).toMatchObject({
    ...{
      status: 429,
      code: 'RATE_LIMITED',
      detail: 'This account was tried too often. Wait 30 s.',
    },
  })
  expect(refused.headers.get('Retry-After')).toBe('30')
})

test('error: a secret of fewer than 32 bytes, or none', () => {
  const message = '`secret` has fewer than 32 bytes. Make one by `openssl rand -hex 32`.'
  for (const secret of ['a'.repeat(31), [], ['a'.repeat(32), 'a'], ['a', 'a'.repeat(32)]])
    expect(() => createTestSiwx({ secret })).toThrow(new RangeError(message))
  for (const secret of ['a'.repeat(32), 'é'.repeat(16), ['a'.repeat(32)]])
    expect(() => createTestSiwx({ secret })).not.toThrow()
})

test.each([
  ['a proof that is none', { DPoP: 'a.b.c' }],
  ['a token without a proof', { Authorization: 'DPoP abc' }],
  ['a token in small letters without a proof', { Authorization: 'dpop abc' }],
])('error: %s', async (_, headers) => {
  const { open, clock } = createTestSiwx({ keys: [await createSiwxKey()] })
  const refused = await read(open().send('me', {}, headers))
  expect(refused).toMatchObject({
    ...{ status: 401, code: 'SIWX_PROOF_REFUSED' },
    detail: 'The header `DPoP` is no proof for this request. Make a new one for each request.',
  })
  expect(refused.headers.get('Date')).toBe(new Date(clock.time).toUTCString())
  expect(refused.headers.get('WWW-Authenticate')).toBe(
    'DPoP error="invalid_dpop_proof", algs="ES256 EdDSA"',
  )
})

test.each([{}, { Authorization: 'Bearer abc' }, { Authorization: 'xDPoP abc' }])(
  'behavior: the cookies alone say who it is, %j',
  async (headers) => {
    const browser = createTestSiwx({ keys: [await createSiwxKey()] }).open()
    await browser.enter()
    const { session } = await (await browser.send('me', {}, headers)).json()
    expect(session).toMatchObject({ type: 'eip191' })
  },
)

test('behavior: no answer is kept on its way', async () => {
  const browser = createTestSiwx().open()
  await browser.enter()
  for (const path of ['nonce', 'me', 'sessions']) {
    const { headers } = await browser.send(path)
    expect([headers.get('Cache-Control'), headers.get('Content-Type')]).toEqual([
      ...['no-store', 'application/json'],
    ])
  }
  const { status, headers } = await browser.put('account-metadata', {})
  expect([status, headers.get('Cache-Control')]).toEqual([204, 'no-store'])
})

test('behavior: devices, the last used first', async () => {
  const { open, clock } = createTestSiwx()
  const [phone, laptop] = [open(first), open(first)]
  await phone.enter()
  clock.time += 60_000
  await laptop.enter()
  const list = async () => (await (await phone.send('sessions')).json()).sessions
  const { account } = (await phone.me()) ?? {}
  const [start, later] = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:01:00.000Z']
  expect(await list()).toEqual([
    {
      ...{ id: expect.any(String), isCurrent: false, browser: null, accounts: [account] },
      ...{ createdAt: later, usedAt: later, endsAt: '2026-01-08T00:01:00.000Z' },
    },
    {
      ...{ id: expect.any(String), isCurrent: true, browser: null, accounts: [account] },
      ...{ createdAt: start, usedAt: start, endsAt: '2026-01-08T00:00:00.000Z' },
    },
  ])
  clock.time += 2 * 3_600_000
  expect((await list()).map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([
    ...[true, false],
  ])
})

test('behavior: who ends the own device is signed out', async () => {
  const browser = createTestSiwx().open()
  await browser.enter()
  const [{ id }] = (await (await browser.send('sessions')).json()).sessions
  const answer = await browser.remove(`sessions/${id}`)
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-cleat-session=; Max-Age=0/),
  ])
  expect(await browser.me()).toBeNull()
  await browser.enter()
  const other = await browser.remove(`sessions/${'0'.repeat(32)}`)
  expect([other.status, other.headers.getSetCookie()]).toEqual([204, []])
  expect(await browser.me()).not.toBeNull()
})
