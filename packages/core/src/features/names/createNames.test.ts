import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import type { KitOptions } from '../../contract/options/kitOptions.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { page } from '../../test/createFakeSiwx.ts'
import { createFakeTransfers } from '../../test/createFakeTransfers.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { json, serviceUrl, startFakeApi } from '../../test/startFakeApi.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const zone = 'names.example'
const name = `harbour.${zone}`
const service = startFakeApi()

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
  vi.stubGlobal('location', page)
})

const kits: { destroy(): void }[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type Body = { coin_type: number; address: string; message: string; signature: string }

/** The service: who has which name, what it was asked, and how it refuses. */
function serve() {
  const owners = new Map<string, string>([[`taken.${zone}`, `0x${'2'.repeat(40)}`]])
  const bodies: { headers: Headers; body: Body }[] = []
  const answers: { register?: () => Response; zone?: () => Response; nonce?: () => Response } = {}
  let count = 0
  const profile = (of: string, owner: string) => ({
    ...{ name: of, registered_at: '2026-11-27T00:00:00Z', attributes: [] },
    addresses: { 60: { address: owner, created: '2026-11-27T00:00:00Z' } },
  })
  const at = (path: string) => `${serviceUrl}${path}`
  service.use(
    http.get(at('/v1/profile/zone'), () => answers.zone?.() ?? json({ zone, minLength: 4 })),
  )
  service.use(
    http.get(at('/v1/profile/suggestions/:label'), ({ params }) => {
      const label = String(params.label)
      const labels = label === 'support' ? [`${label}1`] : [label, `${label}1`]
      const isLike = (one: string) => one === 'a11ce' || owners.has(`${one}.${zone}`)
      const suggestions = labels.map((one) => ({
        ...{ name: `${one}.${zone}`, registered: isLike(one) },
      }))
      return json({ suggestions })
    }),
  )
  service.use(
    http.get(at('/v1/profile/account/:name'), ({ params }) => {
      const owner = owners.get(String(params.name))
      return owner ? json(profile(String(params.name), owner)) : json({ code: 'NOT_FOUND' }, 404)
    }),
  )
  service.use(
    http.get(at('/v1/profile/reverse/:address'), ({ params }) =>
      json(
        [...owners].flatMap(([one, owner]) =>
          owner === params.address ? profile(one, owner) : [],
        ),
      ),
    ),
  )
  service.use(http.get(at('/v1/identity/:address'), () => json({ name: null, avatar: null })))
  service.use(
    http.get(at('/v1/auth/nonce'), ({ request }) => {
      if (answers.nonce) return answers.nonce()
      const { searchParams } = new URL(request.url)
      count += 1
      return json({
        ...{ nonce: `nonce${String(count).padStart(8, '0')}`, domain: page.host, uri: page.origin },
        issuedAt: new Date().toISOString(),
        expirationTime: new Date(Date.now() + 600_000).toISOString(),
        statement: searchParams.get('statement'),
        resources: searchParams.getAll('resource'),
        token: `token${count}`,
      })
    }),
  )
  service.use(
    http.post(at('/v1/profile/account'), async ({ request }) => {
      const body = (await request.json()) as Body
      bodies.push({ headers: request.headers, body })
      if (answers.register) return answers.register()
      const [, wanted = ''] = /^- urn:cleat:name:register:(.+)$/m.exec(body.message) ?? []
      owners.set(wanted, body.address)
      return json({ success: true })
    }),
  )
  return { owners, bodies, answers }
}

const refusal = (code: string, description: string) => () =>
  json({ code, reasons: [{ name: code, description }] }, 409)

async function setUp(options: Partial<KitOptions> = {}) {
  const adapter = createFakeAdapter({ session: createConnection() })
  const storage = createMemoryArea()
  const { kit, events } = createTestKit({
    ...{ adapter, storage, services: { data: serviceUrl }, names: { zone } },
    ...options,
  })
  kits.push(kit)
  kit.start()
  const names = await kit.feature('names')
  await vi.waitFor(() => expect(kit.controllers.account.get('eip155').status).toBe('connected'))
  const asked = () => adapter.calls.filter((call) => call.startsWith('sign '))
  return { kit, adapter, storage, names, asked, events }
}

test('default: one signature registers a name, which is shown at once', async () => {
  const { bodies } = serve()
  const { kit, names, asked, events } = await setUp()
  const flows: string[] = []
  const registering = names.registerName({ name: 'harbour' })
  flows.push(names.state.flow.status)
  expect(await registering).toBe(name)
  expect(flows).toEqual(['signing'])
  expect(names.state.flow).toEqual({ status: 'registered', name })
  expect(kit.controllers.account.get('eip155').profileName).toBe(name)
  expect(asked()).toHaveLength(1)
  const [sent] = bodies
  expect(sent?.body).toMatchObject({ coin_type: 60, address })
  expect(sent?.headers.get('x-cleat')).toBe('1')
  expect(sent?.headers.get('x-nonce-jwt')).toBe('Bearer token1')
  expect(sent?.body.message).toBe(
    [
      `${page.host} wants you to sign in with your Ethereum account:`,
      ...[address, '', `Register ${name} for this account.`, '', `URI: ${page.origin}`],
      ...['Version: 1', 'Chain ID: 1', 'Nonce: nonce00000001'],
      ...[/Issued At: .*/.exec(sent?.body.message ?? '')?.[0]],
      ...[/Expiration Time: .*/.exec(sent?.body.message ?? '')?.[0]],
      ...['Resources:', `- urn:cleat:name:register:${name}`],
    ].join('\n'),
  )
  expect(events).toContain('REGISTER_NAME_INITIATED')
  expect(events).toContain('REGISTER_NAME_SUCCESS')
  expect(await names.listNames()).toEqual([name])
})

test('behavior: neither state nor storage keeps text, signature or token', async () => {
  serve()
  const { kit, storage, names } = await setUp()
  await names.registerName({ name })
  const kept = ['cleat.identities', 'cleat.signIn'].map((key) => storage.getItem(key))
  const dump = JSON.stringify([names.state, kit.controllers, kept])
  for (const secret of ['wants you to sign in', 'nonce0000', 'token1', 'abababab'])
    expect(dump).not.toContain(secret)
})

test('behavior: what was typed is checked once typing rests, and only the latest of it', async () => {
  serve()
  const { names } = await setUp()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  names.setText('Hárb')
  expect(names.state).toMatchObject({ text: 'hrb', dropped: 'á' })
  expect(names.state.check).toEqual({ status: 'invalid', fault: 'too-short' })
  names.setText('harb')
  names.setText(`HARBOUR.${zone}`)
  expect(names.state).toMatchObject({ text: 'harbour', loading: true, dropped: undefined })
  expect(names.state.check).toEqual({ status: 'checking' })
  await vi.advanceTimersByTimeAsync(500)
  await vi.waitFor(() => expect(names.state.check).toEqual({ status: 'free' }))
  expect(names.state.suggestions.map((one) => one.name)).toEqual([name, `harbour1.${zone}`])
  expect(names.state.loading).toBe(false)
  names.setText('')
  expect(names.state).toMatchObject({ suggestions: [], check: { status: 'empty' } })
})

test.each([
  ['taken', 'taken'],
  ['support', 'reserved'],
  ['a11ce', 'similar'],
  ['harbour', 'free'],
])('behavior: %s is %s', async (wanted, status) => {
  serve()
  const { names } = await setUp()
  expect(await names.checkName({ name: wanted })).toEqual({ status })
})

test('behavior: after a registration the form begins empty, and before it does not', async () => {
  serve()
  const { names } = await setUp()
  names.setText('harbour')
  await names.start()
  expect(names.state.text).toBe('harbour')
  await names.registerName({ name: 'harbour' })
  expect(names.state.text).toBe('harbour')
  names.cancel()
  await names.start()
  expect(names.state).toMatchObject({ text: '', check: { status: 'empty' } })
})

test('behavior: a name that was free is taken once it is registered', async () => {
  serve()
  const { names } = await setUp()
  expect(await names.checkName({ name: 'harbour' })).toEqual({ status: 'free' })
  await names.registerName({ name: 'harbour' })
  expect(await names.checkName({ name: 'harbour' })).toEqual({ status: 'taken' })
})

test.each([
  ['abc', 'too-short'],
  ['-abcd', 'hyphens'],
  ['abcd-', 'hyphens'],
  ['xn--abcd', 'hyphens'],
  ['0xd8da6b', 'like-an-address'],
  ['a'.repeat(64), 'too-long'],
  ['7s3p4hxjpyyigzodywhtcxzyuqe9jibmhyrw', 'like-an-address'],
])('error: S20, %s', async (text, fault) => {
  const { names } = await setUp()
  names.setText(text)
  expect(names.state.check).toEqual({ status: 'invalid', fault })
  await expect(names.registerName({ name: text })).rejects.toMatchObject({ code: 'NAME_INVALID' })
})

test.each(['__proto__', 'a.b', 'ÀLICE', '💜💜💜💜', 'a'.repeat(1_000_000)])(
  'error: S20, %.20s is registered by nobody',
  async (text) => {
    const { names, asked } = await setUp()
    names.setText(text)
    expect(names.state.text.length).toBeLessThan(600)
    await expect(names.registerName({ name: text })).rejects.toMatchObject({
      code: 'NAME_INVALID',
    })
    expect(asked()).toEqual([])
  },
)

test.each([
  ['NAME_TAKEN', `${name} is taken.`, { name }],
  ['NAME_RESERVED', 'Kept back.', { name }],
  [
    'NAME_TOO_SIMILAR',
    `${name} is too easily taken for harb0ur.${zone}.`,
    { name, other: `harb0ur.${zone}` },
  ],
  ['NAME_LIMIT_REACHED', 'This account has as many names as it may.', { limit: '5' }],
  [
    'NAME_INVALID',
    'A name has no hyphen at an end.',
    { reason: 'A name has no hyphen at an end.' },
  ],
  ['SIWX_NONCE_REFUSED', 'was used', { reason: 'used' }],
  ['SIWX_EXPIRED', 'was over at 2026-11-27T00:00:00Z', { at: '2026-11-27T00:00:00Z' }],
  ['SIWX_SIGNATURE_REFUSED', 'is not of the account', { type: 'unknown' }],
  ['SIWX_UNVERIFIABLE', 'no chain', { reason: 'no chain' }],
])('error: %s of the service; the text stays', async (code, description, context) => {
  const { answers } = serve()
  answers.register = refusal(code, description)
  const { names, events, kit } = await setUp()
  names.setText('harbour')
  await expect(names.registerName({ name: 'harbour' })).rejects.toMatchObject({ code, context })
  expect(names.state.flow).toMatchObject({ status: 'failed', name })
  expect(names.state.text).toBe('harbour')
  expect(kit.controllers.account.get('eip155').profileName).toBeUndefined()
  expect(events).toContain('REGISTER_NAME_ERROR')
  names.setText('harbours')
  expect(names.state.flow).toEqual({ status: 'idle' })
})

test('error: declined in the wallet, and nothing is sent', async () => {
  const { bodies } = serve()
  const { names, adapter } = await setUp()
  adapter.features['message:sign'] = async () => {
    throw new CleatError('REQUEST_USER_REJECTED', {
      context: { wallet: 'A', method: 'personal_sign' },
    })
  }
  await expect(names.registerName({ name })).rejects.toMatchObject({
    code: 'REQUEST_USER_REJECTED',
  })
  expect(bodies).toEqual([])
})

test('error: a wallet that signs no messages', async () => {
  serve()
  const { names, adapter } = await setUp()
  delete adapter.features['message:sign']
  await expect(names.registerName({ name })).rejects.toMatchObject({ code: 'NAME_UNSUPPORTED' })
})

test('behavior: the service is away: the signature is kept and sent again without the wallet', async () => {
  const { answers, bodies } = serve()
  answers.register = () => HttpResponse.error()
  const { names, asked } = await setUp()
  await expect(names.registerName({ name })).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE' })
  delete answers.register
  expect(await names.registerName({ name })).toBe(name)
  expect(asked()).toHaveLength(1)
  expect(bodies[1]?.body).toEqual(bodies[0]?.body)
})

test('behavior: a lost answer: the service knows whose the name is', async () => {
  const { answers, owners } = serve()
  answers.register = () => HttpResponse.error()
  const { names } = await setUp()
  await expect(names.registerName({ name })).rejects.toThrow()
  owners.set(name, address.toLowerCase())
  answers.register = refusal('SIWX_NONCE_REFUSED', 'was used')
  expect(await names.registerName({ name })).toBe(name)
})

test('behavior: what was signed for one name is used for no other', async () => {
  const { answers, bodies } = serve()
  answers.register = () => HttpResponse.error()
  const { names, asked } = await setUp()
  await expect(names.registerName({ name })).rejects.toThrow()
  delete answers.register
  expect(await names.registerName({ name: 'lighthouse' })).toBe(`lighthouse.${zone}`)
  expect(asked()).toHaveLength(2)
  expect(bodies[1]?.body.message).toContain('lighthouse')
})

test('behavior: two calls at once ask the wallet once', async () => {
  serve()
  const { names, asked } = await setUp()
  const both = await Promise.all([names.registerName({ name }), names.registerName({ name })])
  expect(both).toEqual([name, name])
  expect(asked()).toHaveLength(1)
})

test('behavior: called off, and asked again', async () => {
  serve()
  const { names, adapter } = await setUp()
  const sign = adapter.features['message:sign']
  adapter.features['message:sign'] = () => new Promise(() => undefined)
  const waiting = names.registerName({ name })
  const ended = expect(waiting).rejects.toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
  names.cancel()
  await ended
  expect(names.state.flow).toEqual({ status: 'idle' })
  if (sign) adapter.features['message:sign'] = sign
  expect(await names.registerName({ name })).toBe(name)
})

test.each([
  ['another page', { domain: 'evil.example' }, 'SIWX_DOMAIN_MISMATCH'],
  ['another purpose', { statement: 'Sign in.' }, 'SERVICE_BAD_ANSWER'],
  ['another name', { resources: [`urn:cleat:name:register:else.${zone}`] }, 'SERVICE_BAD_ANSWER'],
  ['two things', { resources: ['urn:a:b', 'urn:c:d'] }, 'SERVICE_BAD_ANSWER'],
  ['a line break', { nonce: 'abcdefgh\nResources:' }, 'SIWX_MESSAGE_INVALID'],
])('error: terms of %s are not signed', async (_, changed, code) => {
  const { answers } = serve()
  const asked = {
    ...{ nonce: 'abcdefgh12345678', domain: page.host, uri: page.origin, token: 'a' },
    issuedAt: new Date().toISOString(),
    expirationTime: new Date(Date.now() + 600_000).toISOString(),
    statement: `Register ${name} for this account.`,
    resources: [`urn:cleat:name:register:${name}`],
  }
  answers.nonce = () => json({ ...asked, ...changed })
  const { names, asked: signed } = await setUp()
  await expect(names.registerName({ name })).rejects.toMatchObject({ code })
  expect(signed()).toEqual([])
})

test('behavior: the zone of the service must be the one of the app', async () => {
  const { answers } = serve()
  const { names } = await setUp()
  await names.loadZone()
  expect(names.state.zone).toEqual({ zone, minLength: 4, isOnChain: false })
  answers.zone = () => json({ zone: 'other.example', minLength: 4 })
  const other = await setUp()
  await other.names.loadZone()
  expect(other.names.state.zoneError).toMatchObject({ code: 'NAME_UNSUPPORTED' })
  answers.zone = () => json({}, 404)
  const none = await setUp()
  await none.names.loadZone()
  expect(none.names.state.zoneError).toMatchObject({ code: 'SERVICE_BAD_ANSWER' })
})

test('error: an app without a zone or a service registers nothing', async () => {
  for (const options of [{ names: {} }, { names: false as const }, { services: {} }]) {
    const { names } = await setUp(options)
    expect(names.zone).toBeUndefined()
    await names.loadZone()
    expect(names.state.zoneError).toMatchObject({ code: 'NAME_UNSUPPORTED' })
    await expect(names.registerName({ name })).rejects.toMatchObject({ code: 'NAME_UNSUPPORTED' })
  }
})

test('behavior: the service does not answer: that is said, and registering still works', async () => {
  const { owners } = serve()
  const { names } = await setUp({ queryClient: undefined })
  service.use(
    http.get(`${serviceUrl}/v1/profile/suggestions/:label`, () => json({}, 400), { once: true }),
  )
  names.setText('harbour')
  await vi.waitFor(() => expect(names.state.check.status).toBe('unknown'), { timeout: 3000 })
  expect(await names.registerName({ name })).toBe(name)
  expect(owners.get(name)).toBe(address)
})

test('behavior: a destroyed kit does not ask a service again that did not answer', async () => {
  const { answers } = serve()
  const { kit, names } = await setUp()
  let asked = 0
  answers.zone = () => {
    asked += 1
    return json({}, 503)
  }
  const loading = names.loadZone()
  await vi.waitFor(() => expect(asked).toBe(1))
  kit.destroy()
  await loading
  await new Promise((done) => setTimeout(done, 1_500))
  expect(asked).toBe(1)
})

test('behavior: resolveName, in the zone and elsewhere', async () => {
  const { owners } = serve()
  owners.set(name, address)
  const { names, adapter } = await setUp()
  adapter.features['transfers:load'] = async () =>
    createFakeTransfers({
      resolveName: async ({ name }) => ({ name, address: `0x${'3'.repeat(40)}` }),
    })
  expect(await names.resolveName({ name })).toMatchObject({ name, address })
  expect(await names.resolveName({ name: 'vitalik.eth' })).toMatchObject({
    address: `0x${'3'.repeat(40)}`,
  })
  expect(await names.findIdentity({ address })).toMatchObject({ name })
})

test('behavior: whether every wallet that knows ENS finds the name', async () => {
  const { answers } = serve()
  const resolver = `0x${'5'.repeat(40)}`
  answers.zone = () => json({ zone, minLength: 4, resolver, chainId: 1 })
  const { names, adapter } = await setUp()
  let owner = address
  adapter.features['transfers:load'] = async () =>
    createFakeTransfers({ resolveName: async ({ name }) => ({ name, address: owner }) })
  expect(await names.isOnEns({ name })).toBe(false)
  await names.loadZone()
  expect(await names.isOnEns({ name })).toBe(true)
  owner = `0x${'3'.repeat(40)}`
  expect(await names.isOnEns({ name })).toBe(false)
})

test('behavior: a destroyed kit ends it', async () => {
  serve()
  const { kit, names, adapter } = await setUp()
  adapter.features['message:sign'] = () => new Promise(() => undefined)
  const ended = expect(names.registerName({ name })).rejects.toThrow()
  kit.destroy()
  await ended
})
