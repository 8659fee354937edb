import { once } from 'node:events'
import { connect } from 'node:net'
import { createExplorer } from '@cleat/core/api'
import { registry } from '@cleat/core/registry'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Config } from './config/config.ts'
import { readConfig } from './config/readConfig.ts'
import { createLogger } from './http/logger.ts'
import { createRelayClient } from './relay/client/createRelayClient.ts'
import { createMessage, createTopic } from './relay/test/samples.ts'
import { startServer } from './startServer.ts'
import { createEvent } from './test/events.ts'
import { useFolder } from './test/useFolder.ts'

const logger = createLogger({ level: 'silent', write: () => undefined })
const config = readConfig({ PORT: '0', DATA_DIR: 'memory', RATE_LIMIT: '0' })

/** A database that is down, which starts fast for tests without one. */
const away = { kind: 'postgres', url: 'postgres://a@127.0.0.1:1/a' } as const

async function start(changes: Partial<Config> = {}, drainMs?: number) {
  return startServer({ config: { ...config, ...changes }, wallets: registry, logger, drainMs })
}

let url = ''
beforeAll(async () => {
  const server = await start()
  url = server.url
  return () => server.stop()
}, 60_000)

/** The server's output on a raw connection until it closes it. */
async function speak(text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  return answer
}

const post = (path: string, body: unknown) =>
  fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) })

test('default', async () => {
  expect(await (await fetch(`${url}/ready`)).json()).toEqual({ status: 'ok' })
  expect((await post('/batch', [createEvent(), createEvent()])).status).toBe(202)
})

test('behavior: the SDK’s own client reads all of it', async () => {
  const explorer = createExplorer({ baseUrl: url, projectId: 'test' })
  const { data, count } = await explorer.getWallets({ entries: 100 })
  expect(count).toBe(registry.length)
  expect(data.map(({ id }) => id)).toEqual(registry.slice(0, 100).map(({ id }) => id))
  const [first] = data
  const found = await explorer.getWallets({
    entries: 4,
    search: first?.name,
    include: [first?.id ?? ''],
  })
  expect(found).toEqual({ data: [first], count: 1 })
  expect(await explorer.getAnalyticsConfig()).toEqual({ isAnalyticsEnabled: true })
  const image = await fetch(explorer.getImageUrl('wallet', first?.image_id ?? ''))
  expect(image.headers.get('Content-Type')).toContain('image/svg+xml')
  await expect(explorer.getWallets({ page: 0 })).rejects.toMatchObject({ code: /^SERVICE_/ })
})

test('behavior: 500 at once', { timeout: 30_000 }, async () => {
  const answers = await Promise.all(
    Array.from({ length: 500 }, async (_, index) => {
      const response = await fetch(`${url}/getWallets?page=1&entries=${1 + (index % 100)}`)
      await response.arrayBuffer()
      return response.status
    }),
  )
  expect(new Set(answers)).toEqual(new Set([200]))
})

test('behavior: a body that is too large is refused before it was sent', async () => {
  const answer = await speak(
    'POST /e HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n{"eventId":',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('"BODY_TOO_LARGE"')
})

test('behavior: a chunked body is cut off at the limit', async () => {
  const chunk = `ffff\r\n${'x'.repeat(0xffff)}\r\n`
  const answer = await speak(
    `POST /e HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
})

test.each([
  ['200', 1250, false],
  ['200', 1150, true],
  ['300', 1250, true],
  ['0', 1500, true],
])(
  'parameters: RELAY_SOCKETS %s: an address with %i connections may open more: %s',
  async (sockets, count, isServed) => {
    const settings = { PORT: '0', SERVICES: 'relay', DATA_DIR: 'memory', RELAY_SOCKETS: sockets }
    const { url: address, stop } = await startServer({
      config: readConfig(settings),
      wallets: registry,
      logger,
    })
    onTestFinished(stop)
    const { hostname, port } = new URL(address)
    for (let index = 0; index < count; index += 1) {
      const socket = connect(Number(port), hostname).on('error', () => undefined)
      onTestFinished(() => void socket.destroy())
      await once(socket, 'connect')
    }
    const answer = fetch(`${address}/health`).then(({ ok }) => ok)
    expect(await answer.catch(() => false)).toBe(isServed)
  },
)

test('behavior: a request whose head does not end is cut within 14 s', async () => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const started = performance.now()
  socket.write('GET /health HTTP/1.1\r\nHost: a\r\n')
  const writing = setInterval(() => socket.write('X: 1\r\n'), 1000)
  socket.on('error', () => undefined).resume()
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(writing)
  expect(performance.now() - started).toBeLessThan(14_000)
})

test.each([
  'GET /getWallets?page=%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET /getWalletImage/%2e%2e%2f%2e%2e HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET /getWalletImage/%ff HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET http://evil.example/health HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'FOO / HTTP/1.1\r\n\r\n',
  '\0\0\0\0\r\n\r\n',
  `GET /?${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
])('behavior: odd requests end in an answer that is no 500: %j', async (request) => {
  expect(await speak(request)).toMatch(/^HTTP\/1\.1 (?:200|40[0-9]|431) /)
  expect((await fetch(`${url}/health`)).status).toBe(200)
})

test('behavior: stop ends what is under way, then refuses, and closes the database', {
  timeout: 60_000,
}, async () => {
  const folder = await useFolder()
  const database = { kind: 'embedded', folder } as const
  const server = await start({ database })
  const idle = await fetch(`${server.url}/health`)
  expect(idle.status).toBe(200)

  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const body = JSON.stringify(createEvent())
  socket.write(
    `POST /e HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  const stopping = server.stop()
  expect(server.stop()).toBe(stopping)
  socket.write(body.slice(9))
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 202 /)
  await stopping
  await expect(fetch(`${server.url}/health`)).rejects.toThrow()

  const again = await start({ database })
  onTestFinished(() => again.stop())
  expect((await fetch(`${again.url}/ready`)).status).toBe(200)
})

test('behavior: a connection that never ends is cut off in time', {
  timeout: 60_000,
}, async () => {
  const server = await start({ database: away }, 500)
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write('POST /e HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{')
  await new Promise((resolve) => setTimeout(resolve, 100))
  const before = performance.now()
  await server.stop()
  const duration = performance.now() - before
  expect(duration).toBeGreaterThan(400)
  expect(duration).toBeLessThan(4000)
})

test('behavior: without its PostgreSQL it starts, lists wallets and says that it is not ready', async () => {
  const server = await start({ database: away })
  onTestFinished(() => server.stop())
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status
  expect(await statusOf('/getWallets')).toBe(200)
  expect(await statusOf('/ready')).toBe(503)
  expect(await statusOf('/health')).toBe(200)
})

test('behavior: the relay is at the same address, and survives a restart', {
  timeout: 60_000,
}, async () => {
  const folder = await useFolder()
  const relay = { ...config.relay, store: { kind: 'embedded', folder } } as const
  const first = await start({ database: away, relay })
  const address = first.url.replace('http', 'ws')
  const topic = createTopic()
  const message = createMessage()
  const received: string[] = []
  const onMessage = (given: { message: string }) => received.push(given.message)
  const app = createRelayClient({ url: address, onMessage })
  await app.publish({ topic, message })
  await first.stop()

  const second = await start({ database: away, relay, port: Number(new URL(address).port) })
  const wallet = createRelayClient({ url: address, onMessage })
  onTestFinished(async () => {
    app.close()
    wallet.close()
    await second.stop()
  })
  await wallet.subscribe(topic)
  await expect.poll(() => received).toEqual([message])
  await expect.poll(() => app.isConnected).toBe(true)
})

test('parameters: RELAY off: nobody is let in', async () => {
  const server = await start({ database: away, relay: { ...config.relay, isEnabled: false } })
  onTestFinished(() => server.stop())
  const client = new WebSocket(server.url.replace('http', 'ws'))
  onTestFinished(() => client.close())
  const outcome = new Promise((resolve) => {
    client.onopen = () => resolve('open')
    client.onerror = () => resolve('refused')
  })
  expect(await outcome).toBe('refused')
})

test('parameters: services: the relay alone needs no database and answers nothing else', async () => {
  const server = await start({ database: away, services: ['relay'] })
  onTestFinished(() => server.stop())
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status
  expect(await statusOf('/ready')).toBe(200)
  expect(await statusOf('/getWallets')).toBe(404)
  expect(await statusOf('/v1/supported-chains')).toBe(404)
  expect((await fetch(`${server.url}/e`, { method: 'POST', body: '{}' })).status).toBe(404)
  const client = createRelayClient({
    url: server.url.replace('http', 'ws'),
    onMessage: () => undefined,
  })
  onTestFinished(() => client.close())
  await client.publish({ topic: createTopic(), message: createMessage() })
})

test('parameters: metricsPort: figures by route, and none of who asked', async () => {
  const server = await start({ database: away, metricsPort: 0 })
  onTestFinished(() => server.stop())
  const account = '0x00000000000000000000000000000000000000aa'
  await fetch(`${server.url}/getWallets`)
  await fetch(`${server.url}/v1/account/${account}/balance?chainId=eip155:1`)
  await fetch(`${server.url}/invented-${account}`)
  const client = createRelayClient({
    url: server.url.replace('http', 'ws'),
    onMessage: () => undefined,
  })
  onTestFinished(() => client.close())
  await client.publish({ topic: createTopic(), message: createMessage() })
  const text = await (await fetch(server.metricsUrl ?? '')).text()
  expect(text).toMatch(
    /^cleat_http_requests_total\{method="GET",path="\/getWallets",status="200"\} 1$/m,
  )
  expect(text).toMatch(/^cleat_http_requests_total\{method="GET",path="other",status="404"\} 1$/m)
  expect(text).toContain('cleat_relay{kind="published"} 1')
  expect(text).not.toContain(account)
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
})

test('error: the messages of the relay belong to another process', async () => {
  const folder = await useFolder()
  const relay = { ...config.relay, store: { kind: 'embedded', folder } } as const
  const first = await start({ database: away, relay })
  onTestFinished(() => first.stop())
  const cause = { message: expect.stringContaining('REDIS_URL') }
  await expect(start({ database: away, relay })).rejects.toMatchObject({ cause })
})

test('error: the port is taken', { timeout: 60_000 }, async () => {
  const port = Number(new URL(url).port)
  await expect(start({ port, database: away })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
