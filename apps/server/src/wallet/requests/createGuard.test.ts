import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createTrustedProxies } from '../../http/createTrustedProxies.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import type { OpenSession } from '../sessions/openSession.ts'
import { createGuard, type Guard } from './createGuard.ts'

const schema = v.strictObject({ code: v.pipe(v.string(), v.minLength(6)) })
const full = { id: 'session', kind: 'full' } as OpenSession
const view = { id: 'session', kind: 'view' } as OpenSession
const ended = new Problem('WALLET_SESSION_ENDED', { detail: 'It ended.' })
const away = new Problem('DATABASE_UNAVAILABLE', { detail: 'It is away.' })

type Scene = {
  token?: string | undefined
  session?: OpenSession | Problem | undefined
  proven?: 'a key' | Problem | undefined
}
type Asked = { proof: string | undefined; method: string; path: string; body: Uint8Array }

/** A guard before sessions, keys and cookies that say what the scene has. */
async function askBy(
  run: (guard: Guard, context: Context<HttpEnv>) => Promise<unknown>,
  scene: Scene = {},
  { path = '/login', ...request }: RequestInit & { path?: string } = {},
) {
  const { token, session = full, proven = 'a key' } = scene
  const seen: { verified: Asked[]; read: string[]; found: object[] } = {
    ...{ verified: [], read: [], found: [] },
  }
  const guard = createGuard({
    proofs: {
      async verify(asked) {
        seen.verified.push(asked)
        if (proven instanceof Problem) throw proven
        return proven
      },
    },
    cookies: {
      async read(_, jkt) {
        seen.read.push(jkt)
        return token
      },
    },
    sessions: {
      async find(parameters) {
        seen.found.push(parameters)
        if (session instanceof Problem) throw session
        return session
      },
    },
    trustedProxies: createTrustedProxies(['private']),
  })
  const app = new Hono<HttpEnv>()
  let outcome: unknown
  app.all('/*', async (context) => {
    outcome = await run(guard, context).catch((error: unknown) => error)
    return context.text('')
  })
  const socket = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
  await app.request(path, request, socket)
  return { outcome, ...seen }
}

const post = (
  body: NonNullable<RequestInit['body']>,
  headers: Readonly<Record<string, string>> = {},
) => ({
  ...{ method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } },
})
const good = JSON.stringify({ code: '123456' })
const ask = (guard: Guard, context: Context<HttpEnv>) => guard.ask(context, schema)
const nothing = v.undefined()

test('default: who asks is the key that proved it, and the network it comes from', async () => {
  const { outcome, verified } = await askBy(
    ask,
    {},
    post(good, { DPoP: 'proof', 'X-Forwarded-For': '203.0.113.9', 'Accept-Language': 'de' }),
  )
  expect(outcome).toEqual({
    ...{ jkt: 'a key', network: '203.0.113.0/24', language: 'de', body: { code: '123456' } },
  })
  const body = new TextEncoder().encode(good)
  expect(verified).toEqual([{ proof: 'proof', method: 'POST', path: '/login', body }])
})

test('behavior: a request without a body is proven as one', async () => {
  const { outcome, verified } = await askBy((guard, context) => guard.ask(context, nothing))
  expect(outcome).toEqual({ jkt: 'a key', network: '10.0.0.0/24', language: 'en' })
  expect(verified).toMatchObject([{ proof: undefined, method: 'GET', body: new Uint8Array() }])
})

test.each<[string, (guard: Guard, context: Context<HttpEnv>) => Promise<unknown>]>([
  ['ask', ask],
  ['askAs', (guard, context) => guard.askAs(context, schema)],
  ['askMaybeAs', (guard, context) => guard.askMaybeAs(context, schema)],
])('error: %s without a proof looks at nothing', async (_, run) => {
  const problem = new Problem('PROOF_REFUSED', { detail: 'No.' })
  const scene = { token: 'a token', proven: problem }
  // A body that cannot be read is not what it says first.
  const { outcome, read, found } = await askBy(run, scene, post('{'))
  expect(outcome).toBe(problem)
  expect([read, found]).toEqual([[], []])
})

test.each<[string, RequestInit, object]>([
  ['no JSON', post('{'), { code: 'INVALID_BODY' }],
  ['no UTF-8', post(new Uint8Array([0xff])), { code: 'INVALID_BODY', message: /UTF-8/ }],
  ['another type', post(good, { 'Content-Type': 'text/plain' }), { code: 'UNSUPPORTED_BODY' }],
  [
    'no type',
    { method: 'POST', body: new TextEncoder().encode(good) },
    { code: 'UNSUPPORTED_BODY', message: /Send the body as application\/json/ },
  ],
  ['more than there may be', post('a'.repeat(65_537)), { code: 'BODY_TOO_LARGE' }],
  ['no body', { method: 'POST' }, { code: 'INVALID_BODY', errors: [{ at: '' }] }],
  [
    'another shape',
    post(JSON.stringify({ code: '1234', more: 1 })),
    { code: 'INVALID_BODY', errors: [{ at: '/code' }, { at: '/more' }] },
  ],
])('error: a body of %s', async (_, request, wanted) => {
  const { outcome } = await askBy(ask, {}, request)
  const { message, ...rest } = wanted as { message?: RegExp }
  expect(outcome).toMatchObject(rest)
  if (message) expect((outcome as Error).message).toMatch(message)
})

test.each(['application/json; charset=utf-8', 'Application/JSON ;charset=utf-8'])(
  'behavior: a body of the type %s',
  async (type) => {
    const { outcome } = await askBy(ask, {}, post(good, { 'Content-Type': type }))
    expect(outcome).toMatchObject({ body: { code: '123456' } })
  },
)

test('behavior: a body of the most that there may be', async () => {
  const code = 'a'.repeat(65_536 - '{"code":""}'.length)
  const { outcome } = await askBy(ask, {}, post(JSON.stringify({ code })))
  expect(outcome).toMatchObject({ body: { code } })
})

test('error: what is refused is named, and not what was sent', async () => {
  const fields = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`a${at}`, 'secret']))
  const shape = v.object(Object.fromEntries(Object.keys(fields).map((key) => [key, v.number()])))
  const { outcome } = await askBy(
    (guard, context) => guard.ask(context, shape),
    {},
    post(JSON.stringify(fields)),
  )
  const { errors, message } = outcome as Problem
  expect(message).toContain('See `errors`, correct them and try again.')
  expect(errors).toHaveLength(20)
  expect(errors?.[0]).toEqual({ at: '/a0', detail: 'Invalid type: Expected number.' })
  expect(JSON.stringify(errors)).not.toContain('secret')
})

test('error: a long reason is cut', async () => {
  const shape = v.object({ a: v.object({ b: v.number('x'.repeat(300)) }) })
  const { outcome } = await askBy(
    (guard, context) => guard.ask(context, shape),
    {},
    post(JSON.stringify({ a: { b: 'c' } })),
  )
  expect((outcome as Problem).errors).toEqual([{ at: '/a/b', detail: 'x'.repeat(200) }])
})

const as = (kind?: 'full' | 'view') => (guard: Guard, context: Context<HttpEnv>) =>
  guard.askAs(context, nothing, kind)
const maybeAs = (kind?: 'full' | 'view') => (guard: Guard, context: Context<HttpEnv>) =>
  guard.askMaybeAs(context, nothing, kind)
const token = 'a token'

test('behavior: a session is looked for by the key and the network of the request', async () => {
  for (const run of [as(), maybeAs()]) {
    const { outcome, read, found } = await askBy(run, { token })
    expect(outcome).toMatchObject({ jkt: 'a key', session: full, language: 'en' })
    expect(read).toEqual(['a key'])
    expect(found).toEqual([{ token, jkt: 'a key', network: '10.0.0.0/24' }])
  }
  expect((await askBy(as(), { token })).outcome).toMatchObject({ token })
})

test('error: without a cookie a session is needed, or there is none', async () => {
  const needed = await askBy(as())
  expect(needed.outcome).toMatchObject({
    ...{ code: 'WALLET_SESSION_REQUIRED', message: expect.stringContaining('Log in first.') },
  })
  const none = await askBy(maybeAs())
  expect(none.outcome).toMatchObject({ jkt: 'a key', session: undefined })
  expect([needed.found, none.found]).toEqual([[], []])
})

test('behavior: a session that ended is none where none is needed', async () => {
  const scene = { token, session: ended }
  expect((await askBy(as(), scene)).outcome).toBe(ended)
  expect((await askBy(maybeAs(), scene)).outcome).toMatchObject({ session: undefined })
})

test('error: a service that does not know the session says so, and does not go on without', async () => {
  for (const run of [as(), maybeAs()])
    expect((await askBy(run, { token, session: away })).outcome).toBe(away)
})

test('error: a session that only sees does what needs no other', async () => {
  const scene = { token, session: view }
  for (const run of [as(), as('full'), maybeAs(), maybeAs('full')])
    expect((await askBy(run, scene)).outcome).toMatchObject({
      code: 'WALLET_SESSION_VIEW_ONLY',
      message: expect.stringContaining('Open the window of the wallet.'),
    })
  for (const run of [as('view'), maybeAs('view')]) {
    expect((await askBy(run, scene)).outcome).toMatchObject({ session: view })
    expect((await askBy(run, { token })).outcome).toMatchObject({ session: full })
  }
})

test('error: bodies are read for all of them', async () => {
  const runs = [
    (guard: Guard, context: Context<HttpEnv>) => guard.askAs(context, schema),
    (guard: Guard, context: Context<HttpEnv>) => guard.askMaybeAs(context, schema),
  ]
  for (const run of runs) {
    expect((await askBy(run, { token }, post(good))).outcome).toMatchObject({
      body: { code: '123456' },
    })
    expect((await askBy(run, { token }, post('{}'))).outcome).toMatchObject({
      code: 'INVALID_BODY',
    })
  }
  const [, maybe] = runs
  for (const scene of [{}, { token, session: ended }])
    expect((await askBy(maybe ?? ask, scene, post(good))).outcome).toMatchObject({
      ...{ session: undefined, body: { code: '123456' } },
    })
})
