import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import type { KitOptions } from '../../contract/options/kitOptions.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { page } from '../../test/createFakeSiwx.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { json, serviceUrl, startFakeApi } from '../../test/startFakeApi.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const zone = 'names.example'
const name = `harbour.${zone}`
const own = `eip155:1:${address}`
const friend = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const service = startFakeApi()

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
  vi.stubGlobal('location', page)
})

const kits: { destroy(): void }[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
})

type Sent = { path: string; body: { [key: string]: string }; token: string | null }

/** A service that has a name of the account, and what it was sent. */
function serve() {
  const sent: Sent[] = []
  let names = [name]
  let transfers: object[] = []
  const answers: { change?: (() => Response) | undefined } = {}
  const at = (path: string) => `${serviceUrl}${path}`
  const handlers = [
    http.get(at('/v1/profile/reverse/:address'), ({ params }) =>
      json(
        names.map((one) => ({
          ...{ name: one, registered_at: '2026-11-27T00:00:00Z', attributes: [] },
          addresses: { 60: { address: params.address, created: '2026-11-27T00:00:00Z' } },
        })),
      ),
    ),
    http.get(at('/v1/profile/transfers/:address'), () => json(transfers)),
    http.get(at('/v1/identity/:address'), () => json({ name: null, avatar: null })),
    http.get(at('/v1/auth/nonce'), ({ request }) => {
      const { searchParams } = new URL(request.url)
      return json({
        ...{ nonce: 'abcdefgh12345678', domain: page.host, uri: page.origin, token: 'token1' },
        issuedAt: new Date().toISOString(),
        expirationTime: new Date(Date.now() + 600_000).toISOString(),
        statement: searchParams.get('statement'),
        resources: searchParams.getAll('resource'),
      })
    }),
    http.post(at('/v1/profile/account/:name/:action'), async ({ request }) => {
      const { pathname } = new URL(request.url)
      const path = pathname.slice(pathname.indexOf('/v1/'))
      const token = request.headers.get('x-nonce-jwt')
      sent.push({ path, body: (await request.json()) as Sent['body'], token })
      return answers.change?.() ?? json({ success: true })
    }),
  ]
  for (const handler of handlers) service.use(handler)
  return {
    ...{ sent, answers },
    setNames: (next: string[]) => {
      names = next
    },
    setTransfers: (next: object[]) => {
      transfers = next
    },
  }
}

async function setUp(options: Partial<KitOptions> = {}) {
  const adapter = createFakeAdapter({ session: createConnection() })
  const storage = createMemoryArea()
  const { kit } = createTestKit({
    ...{ adapter, storage, services: { data: serviceUrl }, names: { zone } },
    ...options,
  })
  kits.push(kit)
  kit.start()
  const names = await kit.feature('names')
  await vi.waitFor(() => expect(kit.controllers.account.get('eip155').status).toBe('connected'))
  const asked = () => adapter.calls.filter((call) => call.startsWith('sign '))
  return { kit, adapter, names, asked, storage }
}

test('default: records, signed for by their hash', async () => {
  const { sent } = serve()
  const { names, asked } = await setUp()
  const texts = { description: 'By the sea', url: null }
  const writing = names.setNameRecords({ name: 'harbour', texts, addresses: { 60: address } })
  expect(names.state.change).toEqual({ status: 'signing', action: 'records', name })
  expect(await writing).toBe(name)
  expect(names.state.change).toEqual({ status: 'done', action: 'records', name })
  expect(names.state.flow).toEqual({ status: 'idle' })
  const [{ path, body, token } = { path: '', body: {}, token: null }] = sent
  expect([path, token]).toEqual([`/v1/profile/account/${name}/records`, 'Bearer token1'])
  const { records = '', message = '' } = body
  expect(JSON.parse(records)).toEqual({ texts, addresses: { 60: address } })
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(records))
  expect(message.split('\n')).toEqual(
    expect.arrayContaining([
      `Change what ${name} leads to and says.`,
      `- urn:cleat:name:records:${name}:${Buffer.from(digest).toString('hex')}`,
    ]),
  )
  expect(asked()).toHaveLength(1)
})

test.each([
  [
    'transfer',
    { to: friend },
    `Transfer ${name} to ${friend}.`,
    `urn:cleat:name:transfer:${name}:${friend}`,
  ],
  ['accept', {}, `Accept ${name} for this account.`, `urn:cleat:name:accept:${name}`],
  [
    'release',
    {},
    `Give up ${name}. Others can register it later.`,
    `urn:cleat:name:release:${name}`,
  ],
] as const)('default: %s', async (action, more, statement, resource) => {
  const { sent } = serve()
  const { names } = await setUp()
  const verbs = {
    transfer: names.transferName,
    accept: names.acceptName,
    release: names.releaseName,
  }
  expect(await verbs[action]({ name, to: friend })).toBe(name)
  expect(sent[0]?.path).toBe(`/v1/profile/account/${name}/${action}`)
  const { message = '', signature, ...body } = sent[0]?.body ?? {}
  expect(body).toEqual(more)
  expect(signature).toMatch(/^0x/)
  const lines = message.split('\n')
  expect(lines[3]).toBe(statement)
  expect(lines.slice(-2)).toEqual(['Resources:', `- ${resource}`])
  expect(names.state.change).toEqual({ status: 'done', action, name })
})

test('behavior: a name that was given up is that of the account no more', async () => {
  const { setNames } = serve()
  const { kit, names } = await setUp()
  Object.assign(kit.controllers.account.state.eip155 ?? {}, { profileName: name })
  expect(await names.listNames()).toEqual([name])
  setNames([])
  await names.releaseName({ name })
  expect(kit.controllers.account.get('eip155').profileName).toBeUndefined()
  expect(await names.listNames()).toEqual([])
})

test('behavior: what is offered is listed, and is asked for again after a change', async () => {
  const { setTransfers } = serve()
  const { names } = await setUp()
  const offer = { from: friend, to: own, ends_at: '2026-12-04T00:00:00Z' }
  setTransfers([
    { ...offer, name, offered_at: '2026-11-27T00:00:00Z' },
    { ...offer, name: 'lighthouse.else.example' },
  ])
  const endsAt = '2026-12-04T00:00:00Z'
  expect(await names.listTransfers()).toEqual([{ name, from: friend, to: own, endsAt }])
  const resolvesAt = '2026-11-28T00:00:00Z'
  setTransfers([{ ...offer, name, resolves_at: resolvesAt }])
  await names.acceptName({ name })
  expect(await names.listTransfers()).toMatchObject([{ name, resolvesAt }])
})

test('error: declined, and nothing is sent', async () => {
  const { sent } = serve()
  const { names, adapter } = await setUp()
  adapter.features['message:sign'] = async () => {
    throw new CleatError('REQUEST_USER_REJECTED', {
      context: { wallet: 'A', method: 'personal_sign' },
    })
  }
  await expect(names.releaseName({ name })).rejects.toMatchObject({ code: 'REQUEST_USER_REJECTED' })
  expect(names.state.change).toMatchObject({
    ...{ status: 'failed', action: 'release', name, error: { code: 'REQUEST_USER_REJECTED' } },
  })
  expect(sent).toEqual([])
})

test.each([
  ['NOT_FOUND', 404, {}, 'NAME_NOT_OWNED', { name }],
  ['NAME_NOT_OWNED', 403, {}, 'NAME_NOT_OWNED', { name }],
  ['NAME_LIMIT_REACHED', 409, {}, 'NAME_LIMIT_REACHED', { limit: '5' }],
  [
    'INVALID_BODY',
    400,
    { errors: [{ at: '/records/texts/avatar', detail: 'is no picture' }] },
    'NAME_RECORDS_INVALID',
    { reason: '/records/texts/avatar is no picture' },
  ],
  ['INVALID_BODY', 400, { errors: 7 }, 'NAME_RECORDS_INVALID', {}],
  ['SIWX_NONCE_REFUSED', 401, {}, 'SIWX_NONCE_REFUSED', { reason: 'unknown' }],
])('error: %s (%d) of the service; what was known is asked for again', async (...given) => {
  const [code, status, more, own, context] = given
  const { answers, setNames } = serve()
  const { names } = await setUp()
  await names.listNames()
  answers.change = () => {
    setNames([])
    return json({ code, reasons: [], detail: '', ...more }, status)
  }
  await expect(names.acceptName({ name })).rejects.toMatchObject({ code: own, context })
  expect(names.state.change).toMatchObject({ status: 'failed', action: 'accept' })
  expect(await names.listNames()).toEqual([])
})

test('error: the service is away', async () => {
  const { answers, sent } = serve()
  answers.change = () => HttpResponse.error()
  const { names } = await setUp()
  await expect(names.releaseName({ name })).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE' })
  answers.change = undefined
  expect(await names.releaseName({ name })).toBe(name)
  expect(sent).toHaveLength(2)
})

test('behavior: called off, or something else is wanted', async () => {
  const { sent } = serve()
  const { names, adapter } = await setUp()
  const sign = adapter.features['message:sign']
  adapter.features['message:sign'] = () => new Promise(() => undefined)
  const ended = { code: 'CONNECTION_USER_CLOSED' }
  const first = expect(names.releaseName({ name })).rejects.toMatchObject(ended)
  names.cancelChange()
  await first
  expect(names.state.change).toEqual({ status: 'idle' })
  const second = expect(names.releaseName({ name })).rejects.toMatchObject(ended)
  if (sign) adapter.features['message:sign'] = sign
  expect(await names.transferName({ name, to: friend })).toBe(name)
  await second
  expect(names.state.change).toEqual({ status: 'done', action: 'transfer', name })
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['transfer'])
})

test('error: what is no name, no account, or not connected is asked of no wallet', async () => {
  serve()
  const { names, asked } = await setUp()
  for (const wrong of ['a.b', 'ÀLICE', `harbour.else.${zone}`, ''])
    await expect(names.releaseName({ name: wrong })).rejects.toMatchObject({ code: 'NAME_INVALID' })
  await expect(names.transferName({ name, to: address })).rejects.toMatchObject({
    code: 'CAIP_ADDRESS_INVALID',
  })
  const addresses = { 501: '11111111111111111111111111111111' }
  await expect(names.setNameRecords({ name, addresses })).rejects.toMatchObject({
    code: 'NAME_UNSUPPORTED',
  })
  expect(asked()).toEqual([])
})

test('error: an app without a zone changes nothing', async () => {
  const { names } = await setUp({ names: {} })
  await expect(names.releaseName({ name })).rejects.toMatchObject({ code: 'NAME_UNSUPPORTED' })
  expect(await names.listTransfers()).toEqual([])
})

test('behavior: neither state nor storage keeps text, signature or token', async () => {
  serve()
  const { kit, names, storage } = await setUp()
  await names.transferName({ name, to: friend })
  const kept = ['cleat.identities', 'cleat.signIn'].map((key) => storage.getItem(key))
  const dump = JSON.stringify([names.state, kit.controllers, kept])
  for (const secret of ['wants you to sign in', 'abcdefgh12345678', 'token1', 'abababab'])
    expect(dump).not.toContain(secret)
})
