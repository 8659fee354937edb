import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { prepareApis } from '../../test/prepareApis.ts'
import fixture from '../fixtures/uniswap.fixture.json' with { type: 'json' }
import { openSources } from '../test/openSources.ts'
import { accounts, assets, recordedAt } from '../test/swapSamples.ts'

const use = prepareApis()
const key = 'key-of-uniswap'
const asked = { from: 'USDC', to: 'DAI', amount: 1_000_000_000n } as const
const router = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'

function setUp(
  answers: { quote?: unknown; swap?: unknown; status?: number; settings?: object } = {},
) {
  const { quote = fixture.quote, swap = fixture.swap, status = 200 } = answers
  const bodies: unknown[] = []
  const headers: Headers[] = []
  const answer = (body: unknown) => async (info: { request: Request }) => {
    headers.push(info.request.headers)
    bodies.push(await info.request.json())
    return HttpResponse.json(body as object, { status })
  }
  use(
    http.post('https://trade-api.gateway.uniswap.org/v1/quote', answer(quote)),
    http.post('https://trade-api.gateway.uniswap.org/v1/swap', answer(swap)),
  )
  const environment = { SWAP_SOURCES: 'uniswap', UNISWAP_KEY: key, SWAP_RATES: 'uniswap=1000' }
  return { ...openSources({ ...environment, ...answers.settings }), bodies, headers }
}

test('default: the provider’s fee is no part of what is received', async () => {
  const { quote, bodies, headers } = setUp()
  expect(await quote({ ...asked, slippage: 0.5 })).toEqual([
    {
      toAmount: 996_502_500_000_000_000_000n,
      minToAmount: 986_537_475_000_000_000_000n,
      gas: 180_350n,
      fees: [{ name: 'Provider fee', amount: 2_497_500_000_000_000_000n, token: assets.DAI }],
      priceImpactBps: 14,
      expiresAt: recordedAt + 30_000,
      memo: { quote: fixture.quote.quote },
    },
  ])
  expect(bodies).toEqual([
    {
      type: 'EXACT_INPUT',
      amount: '1000000000',
      tokenIn: assets.USDC,
      tokenOut: assets.DAI,
      tokenInChainId: 1,
      tokenOutChainId: 1,
      swapper: accounts.evm,
      slippageTolerance: 0.5,
      protocols: ['V2', 'V3', 'V4'],
      urgency: 'normal',
    },
  ])
  expect(headers[0]?.get('x-api-key')).toBe(key)
  expect(headers[0]?.get('x-permit2-disabled')).toBe('true')
  expect(headers[0]?.get('x-universal-router-version')).toBe('2.0')
})

test('parameters: isFirm', async () => {
  const { quote, bodies } = setUp()
  const { data } = fixture.swap.swap
  expect(await quote({ ...asked, isFirm: true })).toMatchObject([
    {
      router,
      spender: router,
      gas: 225_437n,
      call: { type: 'evm', to: router, data, value: 0n, gasPrice: 4_000_000_000n },
    },
  ])
  const deadline = recordedAt / 1000 + 1200
  expect(bodies[1]).toEqual({ quote: fixture.quote.quote, deadline, urgency: 'normal' })
})

test('behavior: building hands the quote back as it came', async () => {
  const { build, bodies } = setUp()
  expect(await build(asked)).toMatchObject({ call: { to: router } })
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toMatchObject({ quote: fixture.quote.quote })
})

test('behavior: without outputs by receiver the floor is computed', async () => {
  const { aggregatedOutputs: _, portionAmount: __, ...plain } = fixture.quote.quote
  const { quote } = setUp({ quote: { ...fixture.quote, quote: plain } })
  expect(await quote(asked)).toMatchObject([
    { toAmount: 999n * 10n ** 18n, minToAmount: 98_901n * 10n ** 16n, fees: [] },
  ])
})

test.each<[string, unknown, number]>([
  ['no quotes', fixture.noQuotes, 404],
  ['an order', { ...fixture.quote, routing: 'DUTCH_V2' }, 200],
])('behavior: %s is no route', async (_, quote, status) => {
  const { collect } = setUp({ quote, status })
  expect(await collect(asked)).toEqual({ quotes: [], unavailable: [] })
})

test.each([
  ['another chain', { chainId: 10 }],
  ['another account', { from: `0x${'9'.repeat(40)}` }],
])('error: a call for %s', async (_, lie) => {
  const { collect } = setUp({ swap: { swap: { ...fixture.swap.swap, ...lie } } })
  expect(await collect({ ...asked, isFirm: true })).toMatchObject({
    quotes: [],
    unavailable: [{ id: 'uniswap' }],
  })
})

test('behavior: a call that is refused leaves an indicative quote', async () => {
  const { collect } = setUp({ swap: fixture.noQuotes })
  const { quotes } = await collect({ ...asked, isFirm: true })
  expect(quotes).toHaveLength(1)
  expect(quotes[0]?.quote).not.toHaveProperty('call')
})

const recipient = '0x00000000000000000000000000000000000FEE00'
const settings = { SWAP_FEE_BPS: '25', SWAP_FEE_RECIPIENT: recipient }
const { portionAmount: _, ...unsummed } = fixture.quote.quote

test.each([fixture.quote.quote, unsummed])('parameters: fee', async (body) => {
  const { quote, bodies } = setUp({ settings, quote: { ...fixture.quote, quote: body } })
  expect(await quote(asked)).toMatchObject([
    {
      toAmount: 996_502_500_000_000_000_000n,
      minToAmount: 986_537_475_000_000_000_000n,
      fees: [{ name: 'Service fee', amount: 2_497_500_000_000_000_000n, token: assets.DAI }],
    },
  ])
  expect(bodies[0]).toMatchObject({ integratorFees: [{ bips: 25, recipient }] })
})

test('error: a fee of more than was asked for', async () => {
  const { collect, drops } = setUp({ settings: { ...settings, SWAP_FEE_BPS: '24' } })
  const { quotes, unavailable } = await collect(asked)
  expect([quotes.length, unavailable.length]).toEqual([0, 1])
  expect(Object.keys(drops.figures()).join()).toContain('quote for something else')
})

test('behavior: what others take besides is not the operator’s', async () => {
  const [own, operator] = fixture.quote.quote.aggregatedOutputs
  const other = { ...operator, amount: '7', recipient: `0x${'9'.repeat(40)}` }
  const body = { ...unsummed, aggregatedOutputs: [own, operator, other] }
  const { quote } = setUp({ settings, quote: { ...fixture.quote, quote: body } })
  expect(await quote(asked)).toMatchObject([
    {
      toAmount: 996_502_499_999_999_999_993n,
      fees: [{ name: 'Service fee' }, { name: 'Provider fee', amount: 7n, token: assets.DAI }],
    },
  ])
})
