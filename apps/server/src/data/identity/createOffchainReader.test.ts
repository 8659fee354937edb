import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Address, Hex } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import type { HostPolicy } from '../../images/resolvePublic.ts'
import { startFakeNode } from '../test/startFakeNode.ts'
import { createOffchainReader } from './createOffchainReader.ts'

const sender: Address = '0x00000000000000000000000000000000000A11cE'
const data: Hex = '0x1234'
const { signal } = new AbortController()
const policy: HostPolicy = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowedAddress: (address) => address === '127.0.0.1',
  isAllowedPort: () => true,
}
/** Of tests: places of this machine, which have no certificate. */
const isPlace = (url: string) => url.startsWith('http://127.0.0.1')
const open = (change: Partial<createOffchainReader.Parameters> = {}) =>
  createOffchainReader({ signal, own: undefined, policy, isPlace, timeoutMs: 500, ...change })

test('default: a question in the address', async () => {
  const place = await startFakeNode(() => ({ data: '0xab' }))
  const reader = open()
  const urls = [`${place.url}/{sender}/{data}.json`]
  expect(await reader.request({ data, sender, urls })).toBe('0xab')
  expect(place.requests).toEqual([
    { path: '/0x00000000000000000000000000000000000a11ce/0x1234.json', body: undefined },
  ])
  expect(reader.failure()).toBeUndefined()
})

test('behavior: a question in the body', async () => {
  const place = await startFakeNode(() => ({ data: '0xab' }))
  expect(await open().request({ data, sender, urls: [place.url] })).toBe('0xab')
  expect(place.requests).toEqual([{ path: '/', body: { data, sender: sender.toLowerCase() } }])
})

test('behavior: the own zone is asked in this process', async () => {
  const own = async (question: Hex) => (question === data ? '0xcd' : undefined) as Hex | undefined
  expect(await open({ own }).request({ data, sender, urls: [] })).toBe('0xcd')
  await expect(open({ own }).request({ data: '0x', sender, urls: [] })).rejects.toThrow()
})

test.each([
  ['no JSON', '<html>'],
  ['no hex', { data: 'text' }],
  ['an odd number of digits', { data: '0x1' }],
  ['more than hex', { data: 'a0x12' }],
  ['a list', { data: ['0x12'] }],
  ['nothing', {}],
  ['ten megabytes', 'a'.repeat(10_000_000)],
])('behavior: S22, of a place that answers %s the next one is asked', async (_, answer) => {
  const [bad, good] = [await startFakeNode(() => answer), await startFakeNode(() => ({ data }))]
  const reader = open()
  expect(await reader.request({ data, sender, urls: [bad.url, good.url] })).toBe(data)
  expect(reader.failure()).toBeUndefined()
  await expect(reader.request({ data, sender, urls: [bad.url] })).rejects.toThrow()
  expect(reader.failure()).toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
})

test('behavior: that none answers is said, with what went wrong last', async () => {
  const place = await startFakeNode(() => '<html>')
  const reader = open()
  await expect(reader.request({ data, sender, urls: [place.url] })).rejects.toThrow(
    'No place of the name answered.',
  )
  expect(reader.failure()).toMatchObject({
    message: 'The name is kept off the chain, and no place that has it answers. Try again later.',
    cause: 'SyntaxError',
  })
})

test('behavior: JSON is asked for', async () => {
  const accepted: unknown[] = []
  const server = createServer((request, answer) => {
    accepted.push(request.headers.accept)
    answer.end(JSON.stringify({ data }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{data}`
  await open().request({ data, sender, urls: [url] })
  expect(accepted).toEqual(['application/json'])
})

test('error: who asks has gone, so that no other place is asked', async () => {
  const controller = new AbortController()
  const next = await startFakeNode(() => ({ data }))
  const first = await startFakeNode(() => {
    controller.abort(new Error('gone'))
    return ''
  })
  const reader = open({ signal: controller.signal })
  const urls = [first.url, next.url]
  await expect(reader.request({ data, sender, urls })).rejects.toThrow('gone')
  expect(next.requests).toEqual([])
  expect(reader.failure()).toBeUndefined()
})

test('behavior: S22, a place that does not answer is left after a while', async () => {
  const [silent, good] = [
    await startFakeNode(() => undefined),
    await startFakeNode(() => ({ data })),
  ]
  expect(await open().request({ data, sender, urls: [silent.url, good.url] })).toBe(data)
})

test.each([301, 302, 303, 307, 308])(
  'error: S22, a redirect (%d) is not followed, and the next place is asked',
  async (status) => {
    const [hidden, good] = [
      await startFakeNode(() => ({ data: '0xbad0' })),
      await startFakeNode(() => ({ data })),
    ]
    const moved = createServer((_, answer) => {
      answer.writeHead(status, { location: hidden.url }).end()
    }).listen(0, '127.0.0.1')
    await once(moved, 'listening')
    onTestFinished(() => void moved.close())
    const url = `http://127.0.0.1:${(moved.address() as AddressInfo).port}/{data}`
    const reader = open()
    expect(await reader.request({ data, sender, urls: [url, good.url] })).toBe(data)
    await expect(reader.request({ data, sender, urls: [url] })).rejects.toThrow()
    expect(reader.failure()).toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
    expect(hidden.requests).toEqual([])
  },
)

test('behavior: places are asked in their order, each once, until one answers', async () => {
  const asked: number[] = []
  const places = await Promise.all(
    [1, 2, 3, 4].map((at) =>
      startFakeNode(() => {
        asked.push(at)
        return at < 3 ? '' : { data }
      }),
    ),
  )
  const urls = places.map(({ url }) => url)
  expect(await open().request({ data, sender, urls })).toBe(data)
  expect(asked).toEqual([1, 2, 3])
})

test.each([
  ['http://127.0.0.1:1/{data}', 'the network of the operator'],
  ['javascript:alert(1)', 'no place'],
  ['ftp://a.example/{data}', 'another protocol'],
])('error: S22, %s is not asked, and is no failure', async (url) => {
  const reader = createOffchainReader({ signal, own: undefined })
  await expect(reader.request({ data, sender, urls: [url] })).rejects.toThrow()
  expect(reader.failure()).toBeUndefined()
})

test.each(['https://127.0.0.1/{data}', 'https://169.254.169.254/{data}', 'https://[::1]/{data}'])(
  'error: S22, %s is no public host',
  async (url) => {
    const reader = createOffchainReader({ signal, own: undefined })
    await expect(reader.request({ data, sender, urls: [url] })).rejects.toThrow()
    expect(reader.failure()).toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
  },
)

test('error: S22, a name asks at most eight times', async () => {
  const place = await startFakeNode(() => ({ data }))
  const reader = open()
  for (let count = 0; count < 8; count += 1)
    await reader.request({ data, sender, urls: [place.url] })
  await expect(reader.request({ data, sender, urls: [place.url] })).rejects.toThrow()
  expect(place.requests).toHaveLength(8)
})
