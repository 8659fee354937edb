import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { prepareApis } from '../../test/prepareApis.ts'
import fixture from '../fixtures/zeroEx.fixture.json' with { type: 'json' }
import { openSources } from '../test/openSources.ts'
import { accounts, assets, recordedAt } from '../test/swapSamples.ts'

const use = prepareApis()
const key = 'key-of-zero-ex'
const asked = { from: 'USDC', to: 'DAI', amount: 1_000_000_000n } as const
const firm = { ...fixture.price, transaction: fixture.transaction }

/** 0x as documented, with what it was asked. */
function setUp(
  answers: {
    price?: unknown
    quote?: unknown
    status?: number
    settings?: object | undefined
  } = {},
) {
  const { price = fixture.price, quote = firm, status = 200, settings } = answers
  const requests: Request[] = []
  const answer = (body: unknown) => async (info: { request: Request }) => {
    requests.push(info.request)
    return HttpResponse.json(body as object, { status })
  }
  use(
    http.get('https://api.0x.org/swap/allowance-holder/price', answer(price)),
    http.get('https://api.0x.org/swap/allowance-holder/quote', answer(quote)),
  )
  return {
    ...openSources({ SWAP_SOURCES: '0x', ZEROEX_KEY: key, SWAP_RATES: '0x=1000', ...settings }),
    requests,
  }
}

test('default', async () => {
  const { quote, requests } = setUp()
  expect(await quote(asked)).toEqual([
    {
      toAmount: 997_123_456_789_012_345_678n,
      minToAmount: 987_152_222_221_122_222_221n,
      spender: '0x0000000000001fF3684f28c67538d4D072C22734',
      gas: 288_079n,
      fees: [{ name: 'Provider fee', amount: 1_500_000_000_000_000_000n, token: assets.DAI }],
      expiresAt: recordedAt + 30_000,
    },
  ])
  const [request] = requests
  const { searchParams } = new URL(request?.url ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({
    chainId: '1',
    sellToken: assets.USDC,
    buyToken: assets.DAI,
    sellAmount: '1000000000',
    taker: accounts.evm,
    slippageBps: '100',
  })
  expect(request?.headers.get('0x-api-key')).toBe(key)
  expect(request?.headers.get('0x-version')).toBe('v2')
})

test('parameters: isFirm', async () => {
  const { quote } = setUp()
  const to = '0x0000000000001fF3684f28c67538d4D072C22734'
  const call = { type: 'evm', to, data: fixture.transaction.data, value: 0n, gasPrice: 10n ** 9n }
  expect(await quote({ ...asked, isFirm: true })).toMatchObject([
    { router: to, spender: to, gas: 301_250n, call },
  ])
})

test('behavior: building asks for a firm quote', async () => {
  const { build, requests } = setUp()
  expect(await build(asked)).toMatchObject({ call: { data: fixture.transaction.data } })
  expect(requests.map(({ url }) => new URL(url).pathname.split('/').at(-1))).toEqual([
    'price',
    'quote',
  ])
})

test('behavior: the native currency needs no allowance and is sent', async () => {
  const price = {
    ...firm,
    sellToken: assets.ETH,
    allowanceTarget: null,
    transaction: { ...fixture.transaction, value: '1000000000' },
  }
  const { collect } = setUp({ quote: price })
  const { quotes } = await collect({ ...asked, from: 'ETH', isFirm: true })
  expect(quotes).toMatchObject([{ quote: { call: { value: 1_000_000_000n } } }])
  expect(quotes[0]?.quote).not.toHaveProperty('spender')
})

test.each<[string, unknown, number]>([
  ['no liquidity', fixture.noLiquidity, 200],
  ['a token that it does not have', fixture.notSupported, 400],
])('behavior: %s is no route', async (_, price, status) => {
  const { collect } = setUp({ price, status })
  expect(await collect(asked)).toEqual({ quotes: [], unavailable: [] })
})

const recipient = '0x00000000000000000000000000000000000FEE00'
const settings = { SWAP_FEE_BPS: '25', SWAP_FEE_RECIPIENT: recipient }
const withFee = (amount: bigint, token: string = assets.DAI) => ({
  ...fixture.price,
  fees: {
    ...fixture.price.fees,
    integratorFee: { amount: String(amount), token: token.toLowerCase(), type: 'volume' },
  },
})
const bought = 997_123_456_789_012_345_678n
const most = (bought * 25n) / 9975n

test('parameters: fee', async () => {
  const { quote, requests } = setUp({ settings, price: withFee(most) })
  expect(await quote(asked)).toMatchObject([
    {
      toAmount: bought,
      fees: [
        { name: 'Service fee', amount: most, token: assets.DAI },
        { name: 'Provider fee', token: assets.DAI },
      ],
    },
  ])
  const { searchParams } = new URL(requests[0]?.url ?? '')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ swapFeeRecipient: recipient, swapFeeBps: '25', swapFeeToken: assets.DAI },
  })
})

test.each<[string, object | undefined, unknown]>([
  ['more than was asked for', settings, withFee(most + 2n)],
  ['of another token', settings, withFee(most, assets.USDC)],
  ['that nobody asked for', undefined, withFee(1n)],
])('error: a fee %s', async (_, given, price) => {
  const { collect, drops } = setUp({ settings: given, price })
  const { quotes, unavailable } = await collect(asked)
  expect([quotes.length, unavailable.length]).toEqual([0, 1])
  expect(Object.keys(drops.figures()).join()).toContain('quote for something else')
})
