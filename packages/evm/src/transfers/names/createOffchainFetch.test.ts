import { checkNetworks } from '@cleat/core/adapter'
import { catchError } from '@cleat/core/test/catchError'
import { mainnet } from '@cleat/core/test/networks'
import { json, startFakeApi } from '@cleat/core/test/startFakeApi'
import { HttpResponse, http } from 'msw'
import { concatHex, type Hex, padHex, toHex } from 'viem'
import { expect, test } from 'vitest'
import { createFakeNode, revert } from '../../test/createFakeNode.ts'
import {
  batchGateway,
  encodeAnswers,
  encodeLookup,
  encodeProof,
  encodeQueries,
  universalResolver,
} from '../../test/offchain.ts'
import { resolveName } from './resolveName.ts'

const service = startFakeApi()
const [network] = checkNetworks({ networks: [mainnet] })
const sender = `0x${'5e'.repeat(20)}` as const
const place = 'https://gateway.example/{sender}/{data}.json'

/** Looks up a name whose contract reverts, and keeps what the contract is called with afterwards. */
function prepare(first: Error) {
  const calls: Hex[] = []
  const { chain, requests } = createFakeNode({
    eth_call: ({ data }: { data: Hex }) => {
      calls.push(data)
      if (calls.length === 1) throw first
      return '0x'
    },
  })
  const { signal } = new AbortController()
  return { calls, requests, read: () => resolveName(chain, { name: 'a.eth', network, signal }) }
}

/** What the contract is called with after a batch. */
async function fetchBatch(callData: Hex): Promise<Hex | undefined> {
  const { calls, read } = prepare(encodeLookup({ urls: [batchGateway], callData }))
  await read()
  return calls[1]
}

/** Keeps the URLs that are asked. */
function answerAll(answer: () => Response = () => json({ data: '0xabcd' })): string[] {
  const asked: string[] = []
  const note = ({ request }: { request: Request }) => {
    asked.push(request.url)
    return answer()
  }
  service.use(http.all('https://gateway.example/*', note))
  service.use(http.all('https://down.example/*', note))
  return asked
}

test('default', async () => {
  const asked = answerAll()
  const { calls, read } = prepare(encodeLookup({ urls: [place] }))
  await read()
  expect(asked).toEqual([`https://gateway.example/${universalResolver.toLowerCase()}/0xca11.json`])
  expect(calls[1]).toBe(encodeProof('0xabcd'))
})

test('behavior: a place without room for data is asked with a body', async () => {
  let body: unknown
  service.use(
    http.post('https://gateway.example/ask', async ({ request }) => {
      body = await request.json()
      return json({ data: '0xabcd' })
    }),
  )
  const { calls, read } = prepare(encodeLookup({ urls: ['https://gateway.example/ask'] }))
  await read()
  expect(body).toEqual({ sender: universalResolver.toLowerCase(), data: '0xca11' })
  expect(calls[1]).toBe(encodeProof('0xabcd'))
})

test.each([301, 302, 307])(
  'error: S22, a redirect (%d) is not followed, and the next place is asked',
  async (status) => {
    const asked = answerAll()
    const location = 'https://down.example/hidden'
    service.use(
      http.get(
        'https://moved.example/*',
        () => new Response('', { status, headers: { location } }),
      ),
    )
    const { calls, read } = prepare(encodeLookup({ urls: ['https://moved.example/{data}', place] }))
    await read()
    expect(calls[1]).toBe(encodeProof('0xabcd'))
    expect(asked).toEqual([
      `https://gateway.example/${universalResolver.toLowerCase()}/0xca11.json`,
    ])
  },
)

test('behavior: the next place, where one does not answer', async () => {
  service.use(http.get('https://down.example/*', () => HttpResponse.error()))
  service.use(http.get('https://gateway.example/*', () => json({ data: '0xabcd' })))
  const urls = ['https://down.example/{data}', 'ftp://x', place]
  const { calls, read } = prepare(encodeLookup({ urls }))
  await read()
  expect(calls[1]).toBe(encodeProof('0xabcd'))
})

test.each([
  ['a page', () => new Response('<html>')],
  ['other data', () => json({ data: 'abc' })],
  ['no end of data', () => new Response(`{"data":"0x${'00'.repeat(12_000_000)}"}`)],
  ['nothing', () => json({}, 404)],
  ['another place', () => new Response('', { status: 302, headers: { location: 'http://a.b/' } })],
])('error: it answers with %s', async (_, answer) => {
  answerAll(answer)
  const { calls, read } = prepare(encodeLookup({ urls: [place] }))
  expect(await catchError(read())).toMatchObject({
    ...{
      code: 'NETWORK_RPC_FAILED',
      cause: { cause: { code: expect.stringMatching(/^SERVICE_/) } },
    },
  })
  expect(calls).toHaveLength(1)
})

test.each([
  ['without a certificate', ['http://gateway.example/{data}']],
  ['on this machine', ['http://localhost:1/{data}', 'file:///etc/{data}', 'data:,{data}']],
  ['nowhere', []],
])('error: places %s are not asked', async (_, urls) => {
  const asked = answerAll()
  expect((await catchError(prepare(encodeLookup({ urls })).read())).cause).toMatchObject({
    cause: new Error('The name is kept where nobody can be asked'),
  })
  expect(asked).toEqual([])
})

test('error: sent elsewhere by somebody who was not asked', async () => {
  const asked = answerAll()
  const { calls, read } = prepare(encodeLookup({ urls: [place], sender }))
  expect(await read()).toBeUndefined()
  // Once for Ethereum, once for every chain.
  expect([asked, calls.length]).toEqual([[], 2])
})

test('error: sent elsewhere without end', async () => {
  const asked = answerAll()
  const { chain, requests } = createFakeNode({
    eth_call: () => Promise.reject(encodeLookup({ urls: [place] })),
  })
  const { signal } = new AbortController()
  expect(await resolveName(chain, { name: 'a.eth', network, signal })).toBeUndefined()
  expect([asked.length, requests.length]).toEqual([10, 10])
})

test.each([
  '0x556f1830',
  `0x556f1830${'f'.repeat(640)}`,
  `0x556f1830${padHex(universalResolver).slice(2).repeat(5)}`,
])('error: garbage in its place', async (data) => {
  const asked = answerAll()
  expect(await prepare(revert('execution reverted', data)).read()).toBeUndefined()
  expect(asked).toEqual([])
})

test('behavior: each query of a batch is asked where it says, and failures are marked', async () => {
  service.use(http.get('https://down.example/*', () => HttpResponse.error()))
  const asked: string[] = []
  service.use(
    http.get('https://gateway.example/*', ({ request }) => {
      asked.push(request.url)
      return json({ data: '0xabcd' })
    }),
  )
  const told = await fetchBatch(
    encodeQueries(sender, [
      { urls: [place] },
      { urls: ['https://down.example/{data}'] },
      { urls: ['https://down.example/{data}', place], callData: '0xca12' },
    ]),
  )
  expect(told).toBe(encodeProof(encodeAnswers(['0xabcd', undefined, '0xabcd'])))
  expect(asked.sort()).toEqual([
    `https://gateway.example/${sender}/0xca11.json`,
    `https://gateway.example/${sender}/0xca12.json`,
  ])
})

test('behavior: a batch inside a batch is answered too', async () => {
  answerAll()
  const inner = encodeQueries(sender, [{ urls: [place] }])
  const outer = encodeQueries(sender, [{ urls: [batchGateway], callData: inner }])
  expect(await fetchBatch(outer)).toBe(encodeProof(encodeAnswers([encodeAnswers(['0xabcd'])])))
})

test('behavior: an empty batch has an empty answer', async () => {
  expect(await fetchBatch(encodeQueries(sender, []))).toBe(encodeProof(encodeAnswers([])))
})

test('error: E15, places of a batch that are not https, on this machine or no places', async () => {
  const urls = ['http://gateway.example/{data}', 'http://localhost:1/', 'file:///etc/{data}']
  expect(await fetchBatch(encodeQueries(sender, [{ urls }, { urls: [] }]))).toBe(
    encodeProof(encodeAnswers([undefined, undefined])),
  )
})

test('error: E15, a batch costs sixteen requests at most', async () => {
  const asked = answerAll(() => json({}, 500))
  const urls = Array.from({ length: 50 }, (_, at) => `https://down.example/${at}/{data}`)
  const batch = encodeQueries(
    sender,
    Array.from({ length: 8 }, () => ({ urls })),
  )
  expect(await fetchBatch(batch)).toBe(encodeProof(encodeAnswers(Array.from({ length: 8 }))))
  expect(asked).toHaveLength(16)
})

test('error: E15, eight queries are asked at most, and those of inner batches count too', async () => {
  const asked = answerAll()
  const row = { urls: [place] }
  const many = encodeQueries(
    sender,
    Array.from({ length: 1000 }, () => row),
  )
  await fetchBatch(many)
  expect(asked).toHaveLength(8)
  let nested = encodeQueries(sender, [row, row])
  for (let depth = 0; depth < 8; depth += 1)
    nested = encodeQueries(sender, [{ urls: [batchGateway], callData: nested }, row, row])
  await fetchBatch(nested)
  expect(asked).toHaveLength(16)
})

const query: Hex = '0xa780bab6'
const word = (value: number) => toHex(value, { size: 32 })
test.each<[string, Hex]>([
  ['another call', concatHex(['0x12345678', word(32), word(0)])],
  ['nothing', '0x'],
  ['no list', query],
  ['a list beyond its end', concatHex([query, word(5000), word(1)])],
  ['a query beyond its end', concatHex([query, word(32), word(1), word(9999)])],
  ['ones', `${query}${'f'.repeat(640)}`],
])('error: a batch of %s asks nobody', async (_, callData) => {
  const asked = answerAll()
  expect(await fetchBatch(callData)).not.toMatch(/^0x12345678/)
  expect(asked).toEqual([])
})

test('behavior: the queries are asked at the same time', async () => {
  let waiting = 0
  let most = 0
  service.use(
    http.get('https://gateway.example/*', async () => {
      waiting += 1
      most = Math.max(most, waiting)
      await new Promise((resolve) => setTimeout(resolve, 20))
      waiting -= 1
      return json({ data: '0xabcd' })
    }),
  )
  await fetchBatch(encodeQueries(sender, [{ urls: [place] }, { urls: [place] }]))
  expect(most).toBe(2)
})
