import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { Auth, type AuthConfig } from '@auth/core'
import { betterAuth } from 'better-auth'
import { memoryAdapter } from 'better-auth/adapters/memory'
import { getMigrations } from 'better-auth/db/migration'
import express, {
  type Response as Answer,
  type Request as ExpressOwn,
  type NextFunction,
} from 'express'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { codeOf, createTestSiwx } from '../../test/createTestSiwx.ts'
import { openBrowser, type TestBrowser } from '../../test/openBrowser.ts'
import { createSigners } from '../../test/signers.ts'
import { memoryStore } from '../store/memoryStore.ts'
import { createAuthJsProvider } from './createAuthJsProvider.ts'
import { createBetterAuthPlugin } from './createBetterAuthPlugin.ts'
import { createExpressHandler } from './createExpressHandler.ts'
import { createHonoHandler } from './createHonoHandler.ts'
import { createNextHandlers } from './createNextHandlers.ts'
import { requireExpressSession } from './requireExpressSession.ts'
import { requireHonoSession } from './requireHonoSession.ts'

const servers: { close: () => void }[] = []
afterAll(() => servers.forEach((server) => void server.close()))

/** Sends what a page sends to a server on this machine. */
async function listen(listener: RequestListener): Promise<(request: Request) => Promise<Response>> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const body = await request.text()
    const { method, headers } = request
    return fetch(`http://localhost:${port}${pathname}${search}`, {
      ...{ method, headers, redirect: 'manual' },
      ...(body === '' ? {} : { body }),
    })
  }
}

/** Signs in and out, by way of a framework. */
async function visit(browser: TestBrowser): Promise<void> {
  expect((await browser.send('/secret')).status).toBe(401)
  expect(await browser.enter()).toBe(200)
  const { user } = (await browser.me()) ?? {}
  expect(await (await browser.send('/secret')).json()).toEqual({ user })
  expect((await browser.post('refresh')).status).toBe(200)
  const { sessions } = await (await browser.send('sessions')).json()
  expect((await browser.put('account-metadata', { theme: 'dark' })).status).toBe(204)
  expect(await browser.me()).toMatchObject({ metadata: { theme: 'dark' } })
  expect((await browser.remove(`sessions/${sessions[0].id}`)).status).toBe(204)
  expect(await codeOf(browser.send('/secret'))).toEqual([401, 'SIWX_REQUIRED'])
}

test.each(['after', 'before'])('default: Express, %s express.json()', async (order) => {
  const { siwx } = createTestSiwx()
  const app = express()
  if (order === 'after') app.use(express.json())
  app.use('/api/siwx', createExpressHandler(siwx))
  app.get('/secret', requireExpressSession(siwx), (_, response) => {
    response.json({ user: response.locals.session.user })
  })
  await visit(openBrowser({ send: await listen(app) }))
})

test('error: Express gets what fails', async () => {
  const store = { ...memoryStore(), findSession: () => Promise.reject(new Error('down')) }
  const { siwx } = createTestSiwx({ store })
  const app = express()
  app.use('/api/siwx', createExpressHandler(siwx))
  app.get('/secret', requireExpressSession(siwx))
  app.use((error: Error, _: ExpressOwn, response: Answer, _next: NextFunction) => {
    response.status(500).json({ code: error.message })
  })
  const browser = openBrowser({ send: await listen(app) })
  browser.jar.set('__Host-cleat-session', 'a'.repeat(43))
  expect(await codeOf(browser.send('me'))).toEqual([500, 'down'])
  expect(await codeOf(browser.send('/secret'))).toEqual([500, 'down'])
})

test('default: Hono', async () => {
  const { siwx } = createTestSiwx()
  const app = new Hono()
    .all('/api/siwx/*', createHonoHandler(siwx))
    .get('/secret', requireHonoSession(siwx), (context) =>
      context.json({ user: context.get('session').user }),
    )
  await visit(openBrowser({ send: async (request) => app.request(request) }))
})

test('error: Hono gets what fails', async () => {
  const store = { ...memoryStore(), findSession: () => Promise.reject(new Error('down')) }
  const { siwx } = createTestSiwx({ store })
  const app = new Hono()
    .get('/secret', requireHonoSession(siwx))
    .onError((error, context) => context.json({ code: error.message }, 500))
  const browser = openBrowser({ send: async (request) => app.request(request) })
  browser.jar.set('__Host-cleat-session', 'a'.repeat(43))
  expect(await codeOf(browser.send('/secret'))).toEqual([500, 'down'])
})

test('default: Next.js', async () => {
  const { siwx } = createTestSiwx()
  const handlers = createNextHandlers(siwx)
  const send = async (request: Request) => {
    if (new URL(request.url).pathname !== '/secret')
      return handlers[request.method as keyof typeof handlers](request)
    const session = await siwx.readSession({ headers: request.headers })
    const none = { code: 'SIWX_REQUIRED' }
    return session ? Response.json({ user: session.user }) : Response.json(none, { status: 401 })
  }
  await visit(openBrowser({ send }))
})

test('default: Auth.js takes what was signed, once, and nothing else', async () => {
  const { siwx } = createTestSiwx()
  const config: AuthConfig = {
    ...{ basePath: '/auth', secret: 'a'.repeat(32), trustHost: true },
    providers: [createAuthJsProvider(siwx)],
    logger: { error: () => undefined },
    callbacks: {
      session: ({ session, token }) => ({ ...session, user: { id: String(token.sub) } }),
    },
  }
  const browser = openBrowser({
    send: async (request) =>
      new URL(request.url).pathname.startsWith('/auth')
        ? Auth(request, config)
        : siwx.handler(request),
  })
  const { csrfToken } = await (await browser.send('/auth/csrf')).json()
  const signIn = async (changed: object = {}) => {
    const { token, body } = await browser.sign()
    const sent = { ...body, token, csrfToken, ...changed }
    await browser.send('/auth/callback/siwx', { method: 'POST', body: new URLSearchParams(sent) })
    const session = await (await browser.send('/auth/session')).json()
    return { sent, id: session?.user?.id }
  }
  expect((await signIn({ signature: '0x' })).id).toBeUndefined()
  expect((await signIn({ token: 'a' })).id).toBeUndefined()
  const { sent, id } = await signIn()
  expect(id).toMatch(/^eip155:0x/)
  browser.jar.delete('__Secure-authjs.session-token')
  expect((await signIn(sent)).id).toBeUndefined()
  const { authorize } = createAuthJsProvider(siwx)
  expect(await authorize({}, new Request('https://app.example'))).toBeNull()
})

test('default: better-auth has one user for a key, whatever its network', async () => {
  const { siwx } = createTestSiwx({ now: () => new Date() })
  const auth = betterAuth({
    ...{ baseURL: 'https://app.example', secret: 'a'.repeat(32) },
    database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
    plugins: [createBetterAuthPlugin({ siwx, nameOf: ({ subject }) => `Visitor ${subject}` })],
  })
  const browser = openBrowser({ send: auth.handler, base: '/api/auth/siwx' })
  const signIn = async (fields: object = {}, changed: object = {}) => {
    const { token, body } = await browser.sign(fields)
    return browser.post('sign-in', { ...body, token, ...changed })
  }
  expect(await codeOf(signIn({}, { signature: '0x' }))).toEqual([401, 'SIWX_SIGNATURE_REFUSED'])
  expect(await codeOf(signIn({}, { token: 1 }))).toEqual([401, 'SIWX_NONCE_REFUSED'])
  const first = await (await signIn()).json()
  const { user } = await (await browser.send('/api/auth/get-session')).json()
  expect(user).toMatchObject({ id: first.user.id, name: `Visitor ${first.subject}` })
  expect(user.email).toMatch(/^[0-9a-f]{40}@siwx\.invalid$/)
  expect(await (await signIn({ chainId: '10' })).json()).toEqual(first)
})

test.each([
  ['as better-auth makes it', ''],
  ['that has an account once', 'create unique index once on account (providerId, accountId)'],
])(
  'behavior: two first sign-ins of one account at once are one user, in one process or two, in a database %s',
  async (_, change) => {
    const { siwx } = createTestSiwx({ now: () => new Date() })
    const database = new DatabaseSync(':memory:')
    const open = () =>
      betterAuth({
        ...{ baseURL: 'https://app.example', secret: 'a'.repeat(32), database },
        plugins: [createBetterAuthPlugin({ siwx })],
      })
    const processes = [open(), open()]
    await (await getMigrations(processes[0]?.options ?? {})).runMigrations()
    database.exec(change)
    const signer = createSigners()[0]
    const answers = await Promise.all(
      [0, 1, 0, 1].map(async (index) => {
        const send = (request: Request) => processes[index]?.handler(request) ?? fetch(request)
        const browser = openBrowser({ send, base: '/api/auth/siwx', ...(signer ? { signer } : {}) })
        const { token, body } = await browser.sign()
        const response = await browser.post('sign-in', { ...body, token })
        return [response.status, (await response.json()).user?.id]
      }),
    )
    const [first] = answers
    expect(first).toEqual([200, expect.any(String)])
    expect(answers).toEqual([first, first, first, first])
    for (const table of ['user', 'account'])
      expect(database.prepare(`select count(*) as count from ${table}`).get()).toEqual({ count: 1 })
  },
)
