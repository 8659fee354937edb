import { HttpResponse, http } from 'msw'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { prepareApis } from '../../test/prepareApis.ts'
import fixture from '../fixtures/oneInch.fixture.json' with { type: 'json' }
import { encodeOneInchSwap } from '../test/encodeOneInchSwap.ts'
import { openSources } from '../test/openSources.ts'
import { accounts, assets, recordedAt } from '../test/swapSamples.ts'

const use = prepareApis()
const key = 'key-of-one-inch'
const asked = { from: 'USDC', to: 'DAI', amount: 1_000_000_000n } as const
const router = '0x111111125421cA6dc452d289314280a0f8842A65'

const described = {
  srcToken: assets.USDC as Address,
  dstToken: assets.DAI as Address,
  dstReceiver: accounts.evm as Address,
  amount: 1_000_000_000n,
  minReturnAmount: 988_020_000_000_000_000_000n,
}
const data = encodeOneInchSwap(described)
const swap = { ...fixture.quote, tx: { ...fixture.tx, data } }

function setUp(
  answers: { quote?: unknown; swap?: unknown; status?: number; settings?: object } = {},
) {
  const { status = 200 } = answers
  const requests: Request[] = []
  const answer = (body: unknown) => async (info: { request: Request }) => {
    requests.push(info.request)
    return HttpResponse.json(body as object, { status })
  }
  use(
    http.get('https://api.1inch.com/swap/v6.1/1/quote', answer(answers.quote ?? fixture.quote)),
    http.get('https://api.1inch.com/swap/v6.1/1/swap', answer(answers.swap ?? swap)),
  )
  const environment = { SWAP_SOURCES: '1inch', ONEINCH_KEY: key, SWAP_RATES: '1inch=1000' }
  return { ...openSources({ ...environment, ...answers.settings }), requests }
}

test('default', async () => {
  const { quote, requests } = setUp()
  expect(await quote(asked)).toEqual([
    {
      toAmount: 998_000_000_000_000_000_000n,
      minToAmount: 988_020_000_000_000_000_000n,
      gas: 210_000n,
      fees: [],
      expiresAt: recordedAt + 30_000,
    },
  ])
  const { searchParams } = new URL(requests[0]?.url ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({
    src: assets.USDC,
    dst: assets.DAI,
    amount: '1000000000',
    includeTokensInfo: 'true',
    includeGas: 'true',
  })
  expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${key}`)
})

test('parameters: isFirm', async () => {
  const { quote, requests } = setUp()
  expect(await quote({ ...asked, slippage: 0.55, isFirm: true })).toEqual([
    {
      toAmount: 998_000_000_000_000_000_000n,
      minToAmount: described.minReturnAmount,
      router,
      spender: router,
      gas: 210_000n,
      fees: [],
      expiresAt: recordedAt + 30_000,
      call: { type: 'evm', to: router, data, value: 0n, gasPrice: 1_000_000_000n },
    },
  ])
  const { searchParams } = new URL(requests[0]?.url ?? '')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    from: accounts.evm,
    origin: accounts.evm,
    receiver: accounts.evm,
    slippage: '0.55',
    disableEstimate: 'true',
    allowPartialFill: 'false',
    compatibility: 'true',
  })
})

test('behavior: building asks for a swap', async () => {
  const { build, requests } = setUp()
  expect(await build(asked)).toMatchObject({ call: { data } })
  expect(requests).toHaveLength(2)
})

test.each([
  ['another receiver', { dstReceiver: `0x${'9'.repeat(40)}` as Address }],
  ['another token', { dstToken: assets.USDC as Address }],
  ['another payment', { srcToken: assets.DAI as Address }],
  ['another amount', { amount: 1_000_000_001n }],
])('error: a call with %s than its answer says', async (_, lie) => {
  const tx = { ...swap.tx, data: encodeOneInchSwap({ ...described, ...lie }) }
  const { collect, drops } = setUp({ swap: { ...swap, tx } })
  expect(await collect({ ...asked, isFirm: true })).toMatchObject({
    quotes: [],
    unavailable: [{ id: '1inch' }],
  })
  expect(drops.figures()).toMatchObject({ 'eip155:1 quote for something else': 1 })
})

test.each([
  ['without a floor', encodeOneInchSwap({ ...described, minReturnAmount: 0n })],
  ['of another function', '0x83800a8e00000000000000000000000000000000000000000000000000000000'],
  ['cut off', data.slice(0, -64)],
])('error: a call %s', async (_, given) => {
  const { collect } = setUp({ swap: { ...swap, tx: { ...swap.tx, data: given } } })
  const { quotes, unavailable } = await collect({ ...asked, isFirm: true })
  expect([quotes.length, unavailable.length]).toEqual([0, 1])
})

test('behavior: insufficient liquidity is no route', async () => {
  const { collect } = setUp({ quote: fixture.noLiquidity, status: 400 })
  expect(await collect(asked)).toEqual({ quotes: [], unavailable: [] })
})

test.each([false, true])('parameters: fee, isFirm %s', async (isFirm) => {
  const recipient = '0x00000000000000000000000000000000000FEE00'
  const settings = { SWAP_FEE_BPS: '25', SWAP_FEE_RECIPIENT: recipient }
  const { quote, requests } = setUp({ settings })
  // A quarter of a percent of a thousand USDC, which 1inch takes of what is sold.
  expect(await quote({ ...asked, isFirm })).toMatchObject([
    { fees: [{ name: 'Service fee', amount: 2_500_000n, token: assets.USDC }] },
  ])
  const { searchParams } = new URL(requests[0]?.url ?? '')
  expect(Object.fromEntries(searchParams)).toMatchObject({ fee: '0.25', referrer: recipient })
})
