import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchPublic } from './fetchPublic.ts'
import { type HostPolicy, publicHosts, type ResolvedAddress } from './resolvePublic.ts'

const { signal } = new AbortController()

async function serve(listener: RequestListener, host = '127.0.0.1') {
  const requests: string[] = []
  const server = createServer((incoming, outgoing) => {
    requests.push(`${incoming.headers.host} ${incoming.url}`)
    listener(incoming, outgoing)
  }).listen(0, host)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { port, requests }
}

/** A resolver in which some names of this machine count as public, and `127.0.0.2` does not. */
function setUp(
  names: Readonly<Record<string, readonly string[]>> = { 'pictures.example': ['127.0.0.1'] },
) {
  const lookups: string[] = []
  const policy: HostPolicy = {
    resolve: async (host) => {
      lookups.push(host)
      return (names[host] ?? []).map((address): ResolvedAddress => ({ address, family: 4 }))
    },
    isAllowedAddress: (address) => address === '127.0.0.1',
    isAllowedPort: () => true,
  }
  const get = (url: string, limits: { limitBytes?: number; timeoutMs?: number } = {}) =>
    fetchPublic({ url, signal, accept: 'image/png', policy, ...limits })
  return { get, lookups }
}

const hello: RequestListener = (_incoming, outgoing) => void outgoing.end('hello')

test('default', async () => {
  const { port, requests } = await serve(hello)
  const { get, lookups } = setUp()
  expect(String(await get(`http://pictures.example:${port}/a?b`))).toBe('hello')
  expect(requests).toEqual([`pictures.example:${port} /a?b`])
  expect(lookups).toEqual(['pictures.example'])
})

test('behavior: nothing is told of the visitor, and nothing that could grow is asked for', async () => {
  let given: Record<string, unknown> = {}
  const { port } = await serve((incoming, outgoing) => {
    given = incoming.headers
    outgoing.end()
  })
  await setUp().get(`http://pictures.example:${port}/`)
  expect(given).toEqual({
    accept: 'image/png',
    'accept-encoding': 'identity',
    connection: 'close',
    host: `pictures.example:${port}`,
    'user-agent': 'cleat-server',
  })
})

const port = 9
test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0/',
  'http://127.0.0.1./',
  'http://①②⑦.0.0.1/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[0:0:0:0:0:ffff:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[fe80::1]/',
  'http://[fd00:ec2::254]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://0xa9fea9fe/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://user:secret@1.1.1.1/',
  'http://1.1.1.1@127.0.0.1/',
  'http://127.0.0.1#@1.1.1.1/',
  `http://1.1.1.1:${port}/`,
  'http://1.1.1.1:22/',
  'https://1.1.1.1:8443/',
  'ftp://1.1.1.1/',
  'file:///etc/passwd',
  'gopher://1.1.1.1/',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'ipfs://bafy/1.png',
  '//1.1.1.1/',
  'not an address',
  '',
])('error: %s is not asked', async (url) => {
  await expect(fetchPublic({ url, signal, accept: '*/*', timeoutMs: 3000 })).rejects.toThrow(
    /^(?:is no address of the web|is not a public host|has a port that is not allowed)$/,
  )
})

test('error: a name of which one address is not public', async () => {
  const { port, requests } = await serve(hello)
  const { get } = setUp({ 'mixed.example': ['127.0.0.1', '127.0.0.2'] })
  await expect(get(`http://mixed.example:${port}/`)).rejects.toThrow('is not a public host')
  expect(requests).toEqual([])
})

test('behavior: a name that resolves elsewhere a moment later gains nothing', async () => {
  const inner = await serve(hello, '127.0.0.2')
  const answers = [['127.0.0.1'], ['127.0.0.2']]
  const policy: HostPolicy = {
    ...publicHosts,
    resolve: async () => (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
    isAllowedAddress: (address) => address === '127.0.0.1',
    isAllowedPort: () => true,
  }
  const url = `http://rebinding.example:${inner.port}/`
  await expect(fetchPublic({ url, signal, accept: '*/*', policy })).rejects.toThrow('ECONNREFUSED')
  expect(inner.requests).toEqual([])
  await expect(fetchPublic({ url, signal, accept: '*/*', policy })).rejects.toThrow('public host')
})

test('behavior: redirects are followed, and checked like the first address', async () => {
  const { port, requests } = await serve((incoming, outgoing) => {
    if (incoming.url === '/end') outgoing.end('there')
    else outgoing.writeHead(302, { location: '/end' }).end()
  })
  const { get, lookups } = setUp()
  expect(String(await get(`http://pictures.example:${port}/`))).toBe('there')
  expect(requests.map((line) => line.split(' ')[1])).toEqual(['/', '/end'])
  expect(lookups).toHaveLength(2)
})

test.each([
  'http://127.0.0.2:PORT/',
  'http://inner.example:PORT/',
  'http://[::1]:PORT/',
  'file:///etc/passwd',
  'http://user@pictures.example:PORT/',
  '//127.0.0.2:PORT/',
])('error: a redirect to %s', async (location) => {
  const inner = await serve(hello, '127.0.0.2')
  const { port } = await serve((_incoming, outgoing) => {
    outgoing.writeHead(301, { location: location.replace('PORT', String(inner.port)) }).end()
  })
  const { get } = setUp({ 'pictures.example': ['127.0.0.1'], 'inner.example': ['127.0.0.2'] })
  await expect(get(`http://pictures.example:${port}/`)).rejects.toThrow(/web|public host/)
  expect(inner.requests).toEqual([])
})

test('error: redirects without an end', async () => {
  const { port, requests } = await serve((_incoming, outgoing) => {
    outgoing.writeHead(307, { location: '/' }).end()
  })
  await expect(setUp().get(`http://pictures.example:${port}/`)).rejects.toThrow('too often')
  expect(requests).toHaveLength(4)
})

test('error: more bytes than are taken, announced or not', async () => {
  let sent = 0
  const { port } = await serve((incoming, outgoing) => {
    if (incoming.url === '/announced') outgoing.setHeader('Content-Length', 1_000_000_000)
    const more = () => {
      if (outgoing.destroyed) return
      sent += 65_536
      if (outgoing.write(Buffer.alloc(65_536))) setImmediate(more)
      else outgoing.once('drain', more)
    }
    more()
  })
  const { get } = setUp()
  const base = `http://pictures.example:${port}`
  await expect(get(`${base}/announced`)).rejects.toThrow('not wanted')
  await expect(get(`${base}/endless`, { limitBytes: 100_000 })).rejects.toThrow('too large')
  expect(sent).toBeLessThan(50_000_000)
})

test('error: a drip is cut off, and so is silence', async () => {
  let closed = 0
  const { port } = await serve((incoming, outgoing) => {
    outgoing.on('close', () => {
      closed += 1
    })
    if (incoming.url === '/silence') return
    const timer = setInterval(() => outgoing.write('x'), 20)
    outgoing.on('close', () => clearInterval(timer))
  })
  const { get } = setUp()
  for (const path of ['drip', 'silence']) {
    const started = performance.now()
    const answer = get(`http://pictures.example:${port}/${path}`, { timeoutMs: 200 })
    await expect(answer).rejects.toThrow(/abort|timeout/i)
    expect(performance.now() - started).toBeLessThan(3000)
  }
  await expect.poll(() => closed).toBe(2)
})

test.each([
  ['404', 404, {}],
  ['204', 204, {}],
  ['gzip', 200, { 'Content-Encoding': 'gzip' }],
  ['a redirect without a place', 302, {}],
])('error: an answer with %s', async (_name, status, headers) => {
  const { port } = await serve(
    (_incoming, outgoing) => void outgoing.writeHead(status, headers).end(),
  )
  await expect(setUp().get(`http://pictures.example:${port}/`)).rejects.toThrow('not wanted')
})
