import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config/readConfig.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { samplePictures } from '../test/samplePictures.ts'
import { createImageProxy } from './createImageProxy.ts'
import type { HostPolicy } from './resolvePublic.ts'

const here: HostPolicy = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowedAddress: (address) => address === '127.0.0.1',
  isAllowedPort: () => true,
}

async function setUp(
  listener: RequestListener,
  options: Partial<createImageProxy.Parameters> = {},
) {
  let requests = 0
  const server = createServer((incoming, outgoing) => {
    requests += 1
    listener(incoming, outgoing)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const proxy = createImageProxy({ secret: 'a secret', policy: here, ...options })
  const images = { ...readConfig({}).images, rateLimit: 30 }
  const { app, lines } = createTestApp({ imageProxy: proxy, config: { images } })
  const { port } = server.address() as AddressInfo
  const url = `http://pictures.example:${port}/a.png`
  const ask = (given: { url?: string; key?: string } = {}) => {
    const query = new URLSearchParams({ url, key: proxy.sign(url), ...given })
    return app.request(`/v1/images?${query}`)
  }
  const read = async (given: { url?: string; key?: string } = {}) => {
    const answer = await ask(given)
    const { requestId: _, ...body } = (await answer.json()) as { requestId: string; code: string }
    return { answer, body }
  }
  return { ask, read, lines, proxy, count: () => requests }
}

const png = samplePictures['image/png']
const sendPng: RequestListener = (_incoming, outgoing) => void outgoing.end(png)

test('default', async () => {
  const { ask, count } = await setUp(sendPng)
  const answers = await Promise.all([ask(), ask(), ask()])
  const [answer] = answers
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(Buffer.from((await answer?.arrayBuffer()) ?? [])).toEqual(png)
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=604800, immutable',
    'content-disposition': 'inline; filename="image"',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(count()).toBe(1)
})

test('behavior: what it is decides, not what it is called', async () => {
  const { ask } = await setUp((_incoming, outgoing) => {
    outgoing.setHeader('Content-Type', 'text/html').end(samplePictures['image/gif'])
  })
  expect((await ask()).headers.get('Content-Type')).toBe('image/gif')
})

test('error: an address that no answer named', async () => {
  const { ask, read, proxy, count } = await setUp(sendPng)
  const other = createImageProxy({ secret: 'another secret' })
  const url = 'http://pictures.example/other.png'
  for (const given of [{ url }, { key: other.sign(url), url }, { key: proxy.sign('x') }]) {
    const { answer, body } = await read(given)
    expect([answer.status, body.code]).toEqual([403, 'IMAGE_NOT_OURS'])
  }
  expect((await ask({ key: 'short' })).status).toBe(400)
  expect(count()).toBe(0)
})

test('error: what is no picture is not answered, and why not is not told', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const drawn = await setUp((_incoming, outgoing) => {
    outgoing.setHeader('Content-Type', 'image/png').end(svg)
  })
  const mute = await setUp((incoming) => void incoming.socket.destroy())
  const [first, second] = [await drawn.read(), await mute.read()]
  expect([first.answer.status, second.answer.status]).toEqual([502, 502])
  expect(first.answer.headers.get('Cache-Control')).toBe('no-store')
  expect(first.body.code).toBe('IMAGE_UNUSABLE')
  expect(second.body).toEqual(first.body)
})

test('error: too many at once', async () => {
  const { ask, proxy } = await setUp(() => undefined, {
    concurrency: 1,
    capacity: 1,
    timeoutMs: 300,
  })
  const each = [1, 2, 3].map((number) => `http://pictures.example:1/${number}`)
  const answers = await Promise.all(each.map((url) => ask({ url, key: proxy.sign(url) })))
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused).toHaveLength(1)
  expect(refused[0]?.headers.get('Retry-After')).toBe('5')
})

test('error: too many of one client, counted apart from all else', async () => {
  const { ask } = await setUp(sendPng)
  const statuses = []
  for (let count = 0; count < 31; count += 1) statuses.push((await ask()).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})
