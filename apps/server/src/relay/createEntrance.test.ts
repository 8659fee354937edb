import { expect, test } from 'vitest'
import { parseOriginPattern } from '../http/originPattern.ts'
import { createIdentity } from './client/createIdentity.ts'
import { createToken } from './client/createToken.ts'
import { connectClient } from './test/connectClient.ts'
import { createPublish } from './test/samples.ts'
import { createUpgrade, speakRaw } from './test/speakRaw.ts'
import { useRelay } from './test/useRelay.ts'

const minutes = 60_000
const query = { useOnCloseEvent: 'true' }
const origins = ['https://app.example'].map(parseOriginPattern).filter((one) => one !== undefined)

test('default', async () => {
  const relay = await useRelay()
  for (const path of ['', '/v1']) {
    const client = await connectClient({ url: relay.url, query: { path } })
    expect(await client.request('irn_publish', createPublish())).toBe(true)
  }
  expect(relay.figures().sockets).toBe(2)
})

test.each([-10, 10])('error: a clock that is off by %i minutes is told so', async (skew) => {
  const { url } = await useRelay()
  const skewMs = skew * minutes
  await expect(connectClient({ url, skewMs })).rejects.toThrow('401')
  const client = await connectClient({ url, skewMs, query })
  expect(await client.closed).toEqual({
    code: 3000,
    reason: expect.stringMatching(/^clock: The token is of 2\S+Z, and it is 2\S+Z\.$/),
  })
})

test('behavior: the refusal by HTTP is a problem document', async () => {
  const { url } = await useRelay()
  const answer = await speakRaw(url, createUpgrade(url).replace(/auth=[^&]+/, 'auth=a.b.c'))
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 401 Unauthorized\r\n/)
  expect(head).toContain('application/problem+json')
  expect(JSON.parse(body)).toEqual({
    type: 'urn:cleat:problem:relay-auth',
    title: 'Unauthorized',
    status: 401,
    code: 'RELAY_AUTH',
    detail: 'The token is not signed with EdDSA.',
  })
})

const identity = createIdentity()
const elsewhere = createToken({ identity, audience: 'wss://relay.example' })

test.each([
  ['no token', ''],
  ['nonsense', 'nonsense'],
  ['a token for another relay', elsewhere],
])('error: %s', async (_title, token) => {
  const { url } = await useRelay()
  await expect(connectClient({ url, token })).rejects.toThrow('401')
  const client = await connectClient({ url, token, query })
  expect(await client.closed).toEqual({ code: 3000, reason: expect.stringMatching(/^auth: /) })
})

test('parameters: audiences', async () => {
  const { url } = await useRelay({ access: { audiences: ['wss://relay.example'] } })
  await expect(connectClient({ url })).rejects.toThrow('401')
  const client = await connectClient({ url, token: elsewhere })
  expect(await client.request('irn_publish', createPublish())).toBe(true)
})

test('parameters: allowedOrigins: other pages are refused, wallets that are no pages are not', async () => {
  const { url } = await useRelay({ access: { allowedOrigins: origins } })
  const from = (origin: string) => ({ url, options: { origin } })
  await expect(connectClient(from('https://evil.example'))).rejects.toThrow('403')
  await expect(connectClient(from('null'))).rejects.toThrow('403')
  const told = await connectClient({ ...from('https://evil.example'), query })
  expect((await told.closed).reason).toBe('origin: https://evil.example is not on the allowlist.')
  for (const given of [from('https://app.example'), { url }]) {
    const client = await connectClient(given)
    expect(await client.request('irn_publish', createPublish())).toBe(true)
  }
})

test('parameters: allowedProjects', async () => {
  const { url } = await useRelay({ access: { allowedProjects: ['mine'] } })
  await expect(connectClient({ url })).rejects.toThrow('403')
  const client = await connectClient({ url, query: { projectId: 'mine' } })
  expect(await client.request('irn_publish', createPublish())).toBe(true)
})

test('parameters: socketsPerAddress', async () => {
  const { url } = await useRelay({ limits: { socketsPerAddress: 2 } })
  const [first] = [await connectClient({ url }), await connectClient({ url })]
  await expect(connectClient({ url })).rejects.toThrow('429')
  await expect(connectClient({ url, query })).rejects.toThrow('429')
  first?.socket.close()
  await first?.closed
  const client = await connectClient({ url })
  expect(await client.request('irn_publish', createPublish())).toBe(true)
})

test('behavior: a refused socket that waits for its close event counts too', async () => {
  const { url } = await useRelay({ limits: { socketsPerAddress: 3 } })
  const refused = () =>
    speakRaw(url, createUpgrade(url).replace(/auth=[^&]+/, 'auth=a.b.c&useOnCloseEvent=true'))
  const answers = await Promise.all(Array.from({ length: 20 }, refused))
  const upgraded = answers.filter((answer) => answer.startsWith('HTTP/1.1 101 '))
  const busy = answers.filter((answer) => answer.startsWith('HTTP/1.1 429 '))
  expect([upgraded.length, busy.length]).toEqual([3, 17])
  await expect.poll(() => connectClient({ url }), { timeout: 5000 }).toBeDefined()
})

test('behavior: a /48 has a limit, whatever its proxy writes and however many networks ask', async () => {
  const { url } = await useRelay({ limits: { socketsPerAddress: 1 }, trustedProxies: ['private'] })
  const from = (forwarded: string) =>
    connectClient({ url, options: { headers: { 'X-Forwarded-For': forwarded } } })
  for (let index = 0; index < 8; index += 1) await from(`[2001:db8:1:${index}::1]:443`)
  await expect(from('[2001:db8:1:8::1]:443')).rejects.toThrow('429')
  await from('[2001:db8:2:1::1]:443')
  await from('203.0.113.1:1000')
  await expect(from('203.0.113.1:2000')).rejects.toThrow('429')
  await from('203.0.113.2:1000')
})

test.each<[string, (upgrade: string) => string, number]>([
  ['HTTP/1.0', (text) => text.replace('HTTP/1.1', 'HTTP/1.0').replace(/Connection.*\r\n/, ''), 426],
  ['no key', (text) => text.replace(/Sec-WebSocket-Key.*\r\n/, ''), 400],
  ['a bad key', (text) => text.replace(/Key: .*/, 'Key: a'), 400],
  ['another version', (text) => text.replace('Version: 13', 'Version: 7'), 400],
  ['another protocol', (text) => text.replace('Upgrade: websocket', 'Upgrade: h2c'), 400],
  ['a method that posts', (text) => text.replace('GET', 'POST'), 405],
  ['another path', (text) => text.replace('GET /?', 'GET /relay?'), 404],
  ['a path that is none', (text) => text.replace('GET /?', 'GET //?'), 404],
  ['a port that is none', (text) => text.replace('GET /?', 'GET //a:b?useOnCloseEvent=true&'), 101],
  ['a query that is not decoded', (text) => text.replace(/auth=[^&]+/, 'auth=%E0%A4%A'), 401],
  ['no host', (text) => text.replace(/Host.*\r\n/, ''), 401],
])(
  'error: a request to upgrade with %s is answered, and the relay lives on',
  async (_title, change, status) => {
    const { url } = await useRelay()
    const answer = await speakRaw(url, change(createUpgrade(url)))
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    const client = await connectClient({ url })
    expect(await client.request('irn_publish', createPublish())).toBe(true)
  },
)

test('error: headers of 64 KB', async () => {
  const { url } = await useRelay()
  const headers = [`A: ${'x'.repeat(65_536)}`]
  // The connection may close before the answer arrives, because not all of the request was read.
  expect(await speakRaw(url, createUpgrade(url, headers))).toMatch(/^HTTP\/1\.1 431 |^$/)
  const client = await connectClient({ url })
  expect(await client.request('irn_publish', createPublish())).toBe(true)
})

test('behavior: while it stops, nobody is let in', async () => {
  const relay = await useRelay()
  const slow = await connectClient(relay)
  slow.socket.pause()
  const stopping = relay.stop()
  await expect(connectClient(relay)).rejects.toThrow()
  await stopping
  await expect(connectClient(relay)).rejects.toThrow('ECONNREFUSED')
})

test('error: a copied token is refused from another network, and not from its own', async () => {
  const relay = await useRelay({ trustedProxies: ['private'] })
  const token = createToken({ identity: createIdentity(), audience: relay.url })
  const connect = (address: string) =>
    connectClient({ ...relay, token, options: { headers: { 'X-Forwarded-For': address } } })
  await connect('192.0.2.1')
  await connect('192.0.2.1')
  await expect(connect('192.0.2.2')).rejects.toThrow('401')
})
