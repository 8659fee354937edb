import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApiApp } from '../test/createApiApp.ts'
import { answerLists, toHash, tokenAt } from '../test/etherscanLists.ts'
import { nodeAt, prepareApis } from '../test/prepareApis.ts'
import { answerRpc } from '../test/startFakeNode.ts'
import fixture from './fixtures/etherscan.fixture.json' with { type: 'json' }

const use = prepareApis()
const owner = '0x00000000000000000000000000000000000A11cE'
const friend = '0x0000000000000000000000000000000000000b0b'
const key = 'KEYOFETHERSCAN'

function setUp(answer: (query: URLSearchParams) => unknown, environment = {}) {
  const asked: URLSearchParams[] = []
  use(
    nodeAt('http://node.invalid/', answerRpc({ eth_chainId: () => '0x1', eth_call: () => '0x' })),
    http.get('https://api.etherscan.io/v2/api', ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams)
      const given = answer(searchParams)
      return given instanceof Response ? given : HttpResponse.json(given as object)
    }),
  )
  const app = createApiApp({
    CHAINS: 'eip155:1=http://node.invalid',
    ETHERSCAN_KEY: key,
    ...environment,
  })
  const read = (query = '') => app.ask(`/v1/account/${owner}/history?chainId=eip155:1${query}`)
  return { ...app, read, asked }
}

test('default', async () => {
  const { read, asked } = setUp(answerLists(fixture))
  const { status, body } = await read()
  expect([status, body.next]).toEqual([200, null])
  expect(
    body.data.map(({ metadata, transfers }) => ({
      ...metadata,
      transfers: transfers.map(({ fungible_info, nft_info, direction, quantity }) =>
        [direction, quantity.numeric, fungible_info?.symbol ?? nft_info?.name].join(' '),
      ),
    })),
  ).toMatchInlineSnapshot(`
    [
      {
        "chain": "eip155:1",
        "hash": "0x0000000000000000000000000000000000000000000000000000000000000a03",
        "minedAt": "2026-11-22T00:00:00.000Z",
        "nonce": 12,
        "operationType": "send",
        "sentFrom": "0x00000000000000000000000000000000000A11cE",
        "sentTo": "0x0000000000000000000000000000000000000B0b",
        "status": "confirmed",
        "transfers": [
          "out 1.500000000000000001 ETH",
        ],
      },
      {
        "chain": "eip155:1",
        "hash": "0x0000000000000000000000000000000000000000000000000000000000000a02",
        "minedAt": "2026-11-21T23:40:00.000Z",
        "nonce": 7,
        "operationType": "receive",
        "sentFrom": "0x0000000000000000000000000000000000000B0b",
        "sentTo": "0x00000000000000000000000000000000000A11cE",
        "status": "confirmed",
        "transfers": [
          "in 2.5 USDC",
          "in 1 #5",
        ],
      },
      {
        "chain": "eip155:1",
        "hash": "0x0000000000000000000000000000000000000000000000000000000000000a01",
        "minedAt": "2026-11-21T23:20:00.000Z",
        "nonce": 11,
        "operationType": "execute",
        "sentFrom": "0x00000000000000000000000000000000000A11cE",
        "sentTo": "0x00000000000000000000000000000000000C0dE9",
        "status": "failed",
        "transfers": [],
      },
      {
        "chain": "eip155:1",
        "hash": "0x0000000000000000000000000000000000000000000000000000000000000a00",
        "minedAt": "2026-11-21T23:10:00.000Z",
        "nonce": 3,
        "operationType": "mint",
        "sentFrom": "",
        "sentTo": "",
        "status": "confirmed",
        "transfers": [
          "in 3 #34028…11456",
        ],
      },
    ]
  `)
  expect(asked.map((query) => query.get('action')).toSorted()).toEqual([
    'token1155tx',
    'tokennfttx',
    'tokentx',
    'txlist',
  ])
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    chainid: '1',
    module: 'account',
    action: 'txlist',
    address: owner.toLowerCase(),
    page: '1',
    offset: '100',
    sort: 'desc',
    apikey: key,
  })
})

test('behavior: chains whose history the service keeps itself are not asked about', async () => {
  const { read, asked } = setUp(answerLists(fixture), { CHAINS_HISTORY: 'eip155:1=latest' })
  // The test app has no database.
  expect((await read()).status).toBe(500)
  expect(asked).toEqual([])
})

test('error: several chains that are told one at a time', async () => {
  const CHAINS = 'eip155:1=http://node.invalid,eip155:10=http://other.invalid'
  const { ask } = setUp(answerLists({}), { CHAINS })
  const { status, body } = await ask(`/v1/account/${owner}/history`)
  expect([status, body.code]).toEqual([400, 'INVALID_QUERY'])
})

test('behavior: transfers of nothing, of others and what cannot be read are left out', async () => {
  const { read, lines } = setUp(
    answerLists({
      tokentx: [
        { ...tokenAt(3), value: '0' },
        { ...tokenAt(4), from: friend, to: friend },
        { ...tokenAt(5), value: '-1' },
        { ...tokenAt(6), value: '1e18' },
        { ...tokenAt(7), timeStamp: '99999999999999' },
        { ...tokenAt(8), hash: '0x"><script>' },
        { ...tokenAt(9), contractAddress: '' },
        tokenAt(10),
      ],
    }),
  )
  const { body } = await read()
  expect(body.data.map(({ id }) => id)).toEqual([`eip155:1:${toHash(10_000)}`])
  expect(lines.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['entry of somebody else', 'entry unreadable']),
  )
})

test('behavior: what an unknown token says that the account sent is left out, because it did not sign', async () => {
  const forged = { ...tokenAt(5), from: owner.toLowerCase(), to: friend }
  const { read } = setUp(
    answerLists({ tokentx: [{ ...forged, contractAddress: friend }, tokenAt(4)] }),
  )
  expect((await read()).body.data.map(({ id }) => id)).toEqual([`eip155:1:${toHash(4000)}`])
})

test.each<[string, unknown, string]>([
  ['too much was asked', fixture.rateLimited, '1'],
  ['too much was asked in a second', fixture.rateLimitedPerSecond, '1'],
  ['too much was asked in a day', fixture.rateLimitedPerDay, '3600'],
  ['the key is refused', fixture.keyRefused, '600'],
  ['the chain is refused', fixture.chainRefused, '5'],
])('error: %s', async (_name, answer, seconds) => {
  const { read, lines } = setUp(() => answer)
  const { status, headers, body } = await read()
  expect([status, body.code]).toEqual([503, 'CHAIN_UNAVAILABLE'])
  expect(headers.get('Retry-After')).toBe(seconds)
  expect(JSON.stringify([body, lines])).not.toContain(key)
})

test.each<[string, unknown]>([
  ['nothing', new HttpResponse('')],
  ['HTML', HttpResponse.html('<h1>Busy</h1>')],
  ['null', HttpResponse.json(null)],
  ['false', HttpResponse.json(false)],
  ['a list', HttpResponse.json([])],
  ['a list inside a list', { status: '1', message: 'OK', result: { 0: tokenAt(1) } }],
  ['two documents', new HttpResponse('{"status":"1","result":[]}{}')],
  ['500', HttpResponse.json({}, { status: 500 })],
  ['a redirect', HttpResponse.redirect('http://169.254.169.254/', 302)],
])('error: it answers %s', async (_name, answer) => {
  const { read } = setUp(() => (answer instanceof Response ? answer.clone() : answer))
  const { status, body } = await read()
  expect([status, body.code]).toEqual([503, 'CHAIN_UNAVAILABLE'])
})

test('behavior: the many requests of one visitor cost others neither the queue nor the API', {
  timeout: 20_000,
}, async () => {
  const { ask, asked, lines } = setUp(answerLists({}), { CHAINS: 'eip155:1=http://node.invalid' })
  const nameOf = (account: number) => `0x${String(account).padStart(40, '0')}`
  const visit = (account: number, address: string) =>
    ask(`/v1/account/${nameOf(account)}/history?chainId=eip155:1`, address)
  const greedy = Promise.all(Array.from({ length: 12 }, (_, index) => visit(index, '192.0.2.1')))
  const honest = await visit(99, '198.51.100.7')
  expect(honest.status).toBe(200)
  const statuses = (await greedy).map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(statuses).toContain(503)
  expect(lines.map(({ message }) => message)).not.toContain('public API is left alone')
  // Each page that was answered took four turns. What is refused takes none, but for the last one
  // that was let in, which a busy machine can make late.
  const turns = statuses.map(
    (_, index) => asked.filter((query) => query.get('address') === nameOf(index)).length,
  )
  const answered = turns.filter((_, index) => statuses[index] === 200)
  const refused = turns.filter((_, index) => statuses[index] !== 200)
  expect(new Set(answered)).toEqual(new Set([4]))
  expect(refused.filter((count) => count > 0).length).toBeLessThanOrEqual(1)
})

test('behavior: a key that is refused is not tried again', async () => {
  const { read, asked } = setUp(() => fixture.keyRefused)
  await read()
  const first = asked.length
  for (let count = 0; count < 4; count += 1) expect((await read()).status).toBe(503)
  expect(asked).toHaveLength(first)
})

test('behavior: while it is away, what was told before is told again, and says so', async () => {
  let isAway = false
  const { read } = setUp((query) => (isAway ? HttpResponse.error() : answerLists(fixture)(query)))
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const before = (await read()).body
  expect(before.stale).toBeUndefined()
  isAway = true
  vi.advanceTimersByTime(16_000)
  expect((await read()).body).toEqual({ ...before, stale: true })
  expect((await read('&forceUpdate=all')).status).toBe(503)
  vi.advanceTimersByTime(600_000)
  expect((await read()).status).toBe(503)
})

test.each(['x', 'W10', Buffer.from('["etherscan",-1]').toString('base64url')])(
  'error: the cursor %s, which no page gave',
  async (cursor) => {
    const { read, asked } = setUp(answerLists({}))
    expect((await read(`&cursor=${cursor}`)).status).toBe(400)
    expect(asked).toEqual([])
  },
)
