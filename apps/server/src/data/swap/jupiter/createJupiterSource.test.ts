import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { prepareApis } from '../../test/prepareApis.ts'
import fixture from '../fixtures/jupiter.fixture.json' with { type: 'json' }
import { openSources } from '../test/openSources.ts'
import { accounts, assets, recordedAt } from '../test/swapSamples.ts'

const use = prepareApis()
const key = 'key-of-jupiter'
const asked = { from: 'SOL', to: 'SPL', amount: 1_000_000_000n } as const
const { swapTransaction: transaction, lastValidBlockHeight } = fixture.swap

function setUp(answers: { quote?: unknown; swap?: unknown; status?: number } = {}) {
  const { quote = fixture.quote, swap = fixture.swap, status = 200 } = answers
  const requests: Request[] = []
  const bodies: unknown[] = []
  use(
    http.get('https://api.jup.ag/swap/v1/quote', ({ request }) => {
      requests.push(request)
      return HttpResponse.json(quote as object, { status })
    }),
    http.post('https://api.jup.ag/swap/v1/swap', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json(swap as object, { status })
    }),
  )
  const environment = { SWAP_SOURCES: 'jupiter', JUPITER_KEY: key, SWAP_RATES: 'jupiter=1000' }
  return { ...openSources(environment), requests, bodies }
}

test('default', async () => {
  const { quote, requests } = setUp()
  expect(await quote(asked)).toEqual([
    {
      toAmount: 150_000_000n,
      minToAmount: 148_500_000n,
      fees: [],
      priceImpactBps: 2,
      expiresAt: recordedAt + 30_000,
      memo: fixture.quote,
    },
  ])
  const { searchParams } = new URL(requests[0]?.url ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({
    inputMint: assets.WSOL,
    outputMint: assets.SPL,
    amount: '1000000000',
    slippageBps: '100',
    swapMode: 'ExactIn',
  })
  expect(requests[0]?.headers.get('x-api-key')).toBe(key)
})

test('parameters: isFirm', async () => {
  const { quote, bodies } = setUp()
  const call = { type: 'solana', transaction, lastValidBlockHeight }
  expect(await quote({ ...asked, isFirm: true })).toMatchObject([{ call }])
  expect(bodies).toEqual([
    {
      userPublicKey: accounts.solana,
      quoteResponse: fixture.quote,
      wrapAndUnwrapSol: true,
      dynamicComputeUnitLimit: true,
      prioritizationFeeLamports: {
        priorityLevelWithMaxLamports: { priorityLevel: 'high', maxLamports: 1_000_000 },
      },
    },
  ])
})

test('behavior: the wrapped coin stays wrapped', async () => {
  const { quote, bodies } = setUp()
  await quote({ ...asked, from: 'WSOL', isFirm: true })
  expect(bodies).toMatchObject([{ wrapAndUnwrapSol: false }])
})

test('behavior: wrapping is no swap', async () => {
  const { collect, requests } = setUp()
  expect(await collect({ ...asked, to: 'WSOL' })).toEqual({ quotes: [], unavailable: [] })
  expect(requests).toEqual([])
})

test('behavior: building asks for the transaction of that quote', async () => {
  const { build, requests } = setUp()
  expect(await build(asked)).toMatchObject({ call: { transaction } })
  expect(requests).toHaveLength(1)
})

test('behavior: the fee of a platform is shown', async () => {
  const quote = { ...fixture.quote, platformFee: { amount: '7', feeBps: 1 } }
  expect(await setUp({ quote }).quote(asked)).toMatchObject([
    { fees: [{ name: 'Provider fee', amount: 7n, token: assets.SPL }] },
  ])
})

test('behavior: no route', async () => {
  const { collect } = setUp({ quote: fixture.noRoute, status: 400 })
  expect(await collect(asked)).toEqual({ quotes: [], unavailable: [] })
})

test.each([
  ['more than 64 bits', { outAmount: String(2n ** 64n) }],
  ['of nothing', { outAmount: '0', otherAmountThreshold: '0' }],
  ['below its floor', { otherAmountThreshold: '150000001' }],
])('error: an amount that is %s', async (_, lie) => {
  const { collect, drops } = setUp({ quote: { ...fixture.quote, ...lie } })
  expect(await collect(asked)).toMatchObject({ quotes: [], unavailable: [{ id: 'jupiter' }] })
  expect(Object.keys(drops.figures())).toContain(
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp quote of an impossible amount',
  )
})

test.each([
  ['too long', { swapTransaction: Buffer.alloc(1233).toString('base64') }],
  ['no Base64', { swapTransaction: 'AQ==AQ==' }],
  ['empty', { swapTransaction: '' }],
  ['over', { lastValidBlockHeight: 0 }],
])('error: a transaction that is %s', async (_, lie) => {
  const { collect, drops } = setUp({ swap: { ...fixture.swap, ...lie } })
  const { quotes } = await collect({ ...asked, isFirm: true })
  expect(quotes).toEqual([])
  expect(Object.keys(drops.figures())).toContain(
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp quote with an impossible call',
  )
})
