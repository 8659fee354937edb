import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createExpressHandler } from '../../server/dropIns/createExpressHandler.ts'
import { createSiwx } from '../../server/service/createSiwx.ts'
import type { Siwx } from '../../server/service/siwx.ts'
import { memoryStore } from '../../server/store/memoryStore.ts'
import { createSiwxKey } from '../../server/tokens/createSiwxKey.ts'
import { createSigners } from '../../test/signers.ts'
import { type Client, createClient } from '../createClient.ts'
import { createDpopTransport } from './createDpopTransport.ts'
import type { KeyRecord, KeyStore } from './keyRecord.ts'
import { openKeyStore } from './openKeyStore.ts'

const page = { host: 'app.example', origin: 'https://app.example', href: 'https://app.example/' }
const [signer] = createSigners()
if (!signer) throw new Error('no signer')
const { address } = signer.account
const sendByNetwork = fetch

type Sent = { readonly path: string; readonly headers: Headers; readonly body: string }

/** A service on another site, over HTTP, with a clock that a test moves. */
async function serve(options: { accessMinutes?: number } = {}) {
  const clock = { aheadMs: 0 }
  const server = createServer(
    (request, response) =>
      void createExpressHandler(siwx)(
        Object.assign(request, { protocol: 'http', originalUrl: request.url }) as never,
        response as never,
        () => response.writeHead(500).end(),
      ),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const siwx: Siwx = createSiwx({
    ...{ domains: ['app.example'], secret: 'a secret of thirty-two bytes or more', url },
    ...{ store: memoryStore(), keys: [await createSiwxKey()] },
    session: { accessMinutes: options.accessMinutes ?? 5 },
    now: () => new Date(Date.now() + clock.aheadMs),
  })
  return { siwx, url, base: `${url}/v1/auth`, clock, close: () => server.close() }
}

/** What the tabs of a browser share. */
function createSharedStore(): KeyStore & { record: KeyRecord | undefined } {
  const store = {
    record: undefined as KeyRecord | undefined,
    read: async () => store.record,
    async write(record: KeyRecord) {
      store.record = record
    },
  }
  return store
}

let service: Awaited<ReturnType<typeof serve>>
let sent: Sent[] = []
/** Answers in place of the network, for the next request of a path. */
let lose: string | undefined
beforeEach(async () => {
  sent = []
  lose = undefined
  vi.stubGlobal('location', page)
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    expect(request.credentials).toBe('omit')
    const headers = new Headers(request.headers)
    headers.set('Origin', page.origin)
    const { pathname } = new URL(request.url)
    const body = await request.clone().text()
    sent.push({ path: `${request.method} ${pathname.replace('/v1/auth', '')}`, headers, body })
    const response = await sendByNetwork(new Request(request, { headers }))
    if (lose === undefined || !pathname.endsWith(lose)) return response
    lose = undefined
    throw new TypeError('connection lost')
  })
  service = await serve()
})
afterEach(() => {
  service.close()
  vi.unstubAllGlobals()
})

function openTab(store: KeyStore = createSharedStore(), base = service.base) {
  const transport = createDpopTransport({ base, store })
  return { store, transport, client: createClient({}, transport) }
}

async function enter(client: Client) {
  const written = await client.createMessage({ accountAddress: address, chainId: 'eip155:1' })
  const { toString: _, ...data } = written
  const message = written.toString()
  return client.authenticate({ data, message, signature: (await signer?.sign(message)) ?? '' })
}

const paths = () => sent.map(({ path }) => path)

test('default: signing in, who is signed in, devices, signing out', async () => {
  const { client, store } = openTab()
  const session = await enter(client)
  expect(session).toMatchObject({ subject: `eip155:${address}`, kind: 'key', signature: '' })
  expect(await client.getSessions('eip155:1', address)).toEqual([session])
  expect(await client.listDevices()).toMatchObject([{ isCurrent: true }])
  expect(paths()).toEqual(['GET /nonce', 'POST /authenticate', 'GET /me', 'GET /sessions'])
  const record = await store.read()
  expect(record?.key.privateKey.extractable).toBe(false)
  await expect(
    crypto.subtle.exportKey('jwk', record?.key.privateKey as CryptoKey),
  ).rejects.toThrow()
  await client.signOut()
  expect(await client.getSessions('eip155:1', address)).toEqual([])
  await expect(client.listDevices()).rejects.toMatchObject({ code: 'SIWX_REQUIRED' })
  expect(paths().slice(4)).toEqual(['POST /sign-out'])
})

test('behavior: a reload refreshes, and that says who is signed in', async () => {
  const { client, store } = openTab()
  const session = await enter(client)
  sent = []
  const reloaded = openTab(store)
  const { subject, createdAt } = session
  for (let round = 0; round < 2; round += 1) {
    const found = await reloaded.client.getSessions('eip155:1', address)
    expect(found).toMatchObject([{ subject, createdAt }])
  }
  expect(paths()).toEqual(['POST /refresh', 'GET /me'])
})

test('behavior: A10, what a thief of both tokens has is useless without the key', async () => {
  const { client, store, transport } = openTab()
  await enter(client)
  await client.listDevices()
  const token = sent.at(-1)?.headers.get('Authorization') ?? ''
  const { refreshToken } = (await store.read()) ?? {}
  const thief = openTab()
  await thief.client.prepare()
  const key = (await thief.store.read())?.key as CryptoKeyPair
  await thief.store.write({ key, refreshToken, sessionId: 'a' })
  const ask = (headers: object) => sendByNetwork(`${service.base}/me`, { headers: { ...headers } })
  expect((await ask({ Authorization: token })).status).toBe(401)
  expect((await ask({ Authorization: token.replace('DPoP', 'Bearer') })).status).toBe(200)
  const bearer = await ask({ Authorization: token.replace('DPoP', 'Bearer') })
  expect(await bearer.json()).toEqual({ session: null })
  // The proof that came along counts for its own request, once.
  const proof = sent.at(-1)?.headers.get('DPoP') ?? ''
  expect((await ask({ Authorization: token, DPoP: proof })).status).toBe(401)
  expect(await thief.client.getSessions('eip155:1', address)).toEqual([])
  expect(await transport.find()).toMatchObject({ kind: 'key' })
})

test('behavior: two tabs refresh one after the other, and both stay signed in', async () => {
  service.close()
  service = await serve({ accessMinutes: 10 / 60 })
  const store = createSharedStore()
  const tabs = [openTab(store), openTab(store)].map(({ client }) => client)
  const [first, second] = tabs as [Client, Client]
  await enter(first)
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(
      [first, second, first, second].map((client) => client.listDevices()),
    )
    for (const devices of answers) expect(devices).toHaveLength(1)
  }
  expect(paths().filter((path) => path === 'POST /refresh').length).toBeGreaterThanOrEqual(6)
  await second.signOut()
  expect(await first.getSessions('eip155:1', address)).toEqual([])
})

test('behavior: what another tab signed in to counts here too', async () => {
  const store = createSharedStore()
  const [first, second] = [openTab(store), openTab(store)]
  await enter(first.client)
  await enter(second.client)
  expect(await first.client.listDevices()).toHaveLength(1)
})

test('behavior: an answer that was lost is asked for again; a token that was used ends all', async () => {
  const { client, store } = openTab()
  await enter(client)
  const stolen = (await store.read()) as KeyRecord
  const reloaded = openTab(store).client
  lose = '/refresh'
  await expect(reloaded.refresh('eip155:1', address)).rejects.toMatchObject({
    code: 'SERVICE_UNREACHABLE',
  })
  expect(await reloaded.refresh('eip155:1', address)).toMatchObject({ kind: 'key' })
  expect(await reloaded.refresh('eip155:1', address)).toMatchObject({ kind: 'key' })
  const copy = createSharedStore()
  await copy.write(stolen)
  expect(await openTab(copy).client.refresh('eip155:1', address)).toBeUndefined()
  expect(await reloaded.refresh('eip155:1', address)).toBeUndefined()
  expect((await store.read())?.refreshToken).toBeUndefined()
})

test.each([3_600_000, -3_600_000])('behavior: a clock that is wrong by %i ms', async (aheadMs) => {
  service.clock.aheadMs = aheadMs
  const { client } = openTab()
  await enter(client)
  expect(await client.listDevices()).toHaveLength(1)
  expect(paths()).toEqual(['GET /nonce', 'GET /nonce', 'POST /authenticate', 'GET /sessions'])
})

test('behavior: requests of the app are sent as the visitor', async () => {
  const { client } = openTab()
  const target = `${service.base}/me?a=1`
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    const headers = new Headers(request.headers)
    headers.set('Origin', page.origin)
    return sendByNetwork(new Request(request, { headers }))
  })
  const before = await client.fetch(target)
  expect(await before.json()).toEqual({ session: null })
  await enter(client)
  expect((await (await client.fetch(target)).json()).session).toMatchObject({ kind: 'key' })
  const kept = await client.fetch(`${service.base}/account-metadata`, {
    ...{ method: 'PUT', body: '{"theme":"dark"}' },
    headers: { 'content-type': 'application/json' },
  })
  expect(kept.status).toBe(204)
  service.clock.aheadMs = 30 * 60_000
  const { session } = await (await client.fetch(target)).json()
  expect(session).toMatchObject({ metadata: { theme: 'dark' } })
})

test('error: a service without keys, and one that answers no tokens', async () => {
  const { client } = openTab()
  vi.stubGlobal('fetch', async () => Response.json({ id: 'a' }))
  await expect(client.prepare()).rejects.toMatchObject({ code: 'SERVICE_BAD_ANSWER' })
})

test('behavior: without IndexedDB, the session lasts as long as the page', async () => {
  const store = openKeyStore({ name: 'a' })
  expect(await store.read()).toBeUndefined()
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const record = { key: await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']) }
  await store.write(record)
  expect(await store.read()).toBe(record)
})
