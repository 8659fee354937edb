import { HttpResponse, http } from 'msw'
import { privateKeyToAccount } from 'viem/accounts'
import { keccak256, stringToHex, verifyTypedData } from 'viem/utils'
import { expect, test } from 'vitest'
import { prepareApis } from '../../test/prepareApis.ts'
import fixture from '../fixtures/cow.fixture.json' with { type: 'json' }
import { createQuestion } from '../test/createQuestion.ts'
import { openSources } from '../test/openSources.ts'
import { accounts, assets, recordedAt } from '../test/swapSamples.ts'
import { cowContracts } from './cowContracts.ts'

const use = prepareApis()
const asked = { from: 'USDC', to: 'DAI', amount: 1_000_000_000n } as const
const validTo = recordedAt / 1000 + 1200

function setUp(body: object = fixture.quote, status = 200) {
  const bodies: unknown[] = []
  use(
    http.post('https://api.cow.fi/mainnet/api/v1/quote', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json(body, { status })
    }),
  )
  return { ...openSources({ SWAP_SOURCES: 'cow', SWAP_RATES: 'cow=1000' }), bodies }
}

test('default', async () => {
  const { quote, bodies } = setUp()
  const message = {
    sellToken: assets.USDC,
    buyToken: assets.DAI,
    receiver: accounts.evm,
    sellAmount: '1000000000',
    buyAmount: '987525000000000000000',
    validTo,
    appData: cowContracts.appData,
    feeAmount: '0',
    kind: 'sell',
    partiallyFillable: false,
    sellTokenBalance: 'erc20',
    buyTokenBalance: 'erc20',
  }
  expect(await quote(asked)).toMatchObject([
    {
      toAmount: 997_500_000_000_000_000_000n,
      minToAmount: 987_525_000_000_000_000_000n,
      router: '0x9008D19f58AAbD9eD0D60971565AA8510560ab41',
      spender: '0xC92E8bdf79f0507f65a392b0ab4667716BFE0110',
      fees: [{ name: 'Network fee', amount: 2_000_000n, token: assets.USDC }],
      expiresAt: recordedAt + 120_000,
      call: { type: 'order', order: { primaryType: 'Order', message } },
    },
  ])
  expect(bodies).toEqual([
    {
      sellToken: assets.USDC,
      buyToken: assets.DAI,
      receiver: accounts.evm,
      from: accounts.evm,
      kind: 'sell',
      sellAmountBeforeFee: '1000000000',
      validTo,
      appData: '{}',
      appDataHash: cowContracts.appData,
      signingScheme: 'eip712',
      priceQuality: 'fast',
      timeout: 3500,
    },
  ])
})

test('behavior: the application data is what its hash says', () => {
  expect(keccak256(stringToHex(cowContracts.appDataText))).toBe(cowContracts.appData)
})

test('behavior: the typed data can be signed', async () => {
  const { collect } = setUp()
  const { quotes } = await collect({ ...asked, isFirm: true })
  const call = quotes[0]?.quote.call
  if (call?.type !== 'order') throw new Error('There is no order.')
  // As a wallet gets it.
  const typedData = JSON.parse(JSON.stringify(call.order))
  const account = privateKeyToAccount(`0x${'1'.repeat(64)}`)
  const signature = await account.signTypedData(typedData)
  expect(await verifyTypedData({ ...typedData, address: account.address, signature })).toBe(true)
})

test('behavior: building keeps the minimum that was quoted', async () => {
  const { build, bodies } = setUp()
  expect(await build(asked)).toMatchObject({ minToAmount: 987_525_000_000_000_000_000n })
  expect(bodies[1]).toMatchObject({ priceQuality: 'optimal' })
})

test.each([
  ['a little worse', '990000000000000000000', 987_525_000_000_000_000_000n],
  ['better', '999000000000000000000', 989_010_000_000_000_000_000n],
  ['far worse', '900000000000000000000', undefined],
])('behavior: a price that is %s by then', async (_, buyAmount, minToAmount) => {
  const { source, signal, quote } = setUp()
  const [quoted] = await quote(asked)
  if (!quoted) throw new Error('There is no quote.')
  const worse = { ...fixture.quote, quote: { ...fixture.quote.quote, buyAmount } }
  setUp(worse)
  const built = await source.build({ question: createQuestion(asked), quote: quoted, signal })
  expect(built?.minToAmount).toBe(minToAmount)
})

test('behavior: an order can be paid out in the native currency, and not paid with it', async () => {
  const native = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
  const { collect, bodies } = setUp({
    ...fixture.quote,
    quote: { ...fixture.quote.quote, buyToken: native.toLowerCase() },
  })
  const { quotes } = await collect({ ...asked, to: 'ETH', isFirm: true })
  expect(quotes).toMatchObject([{ quote: { call: { order: { message: { buyToken: native } } } } }])
  expect(await collect({ ...asked, from: 'ETH' })).toEqual({ quotes: [], unavailable: [] })
  expect(bodies).toHaveLength(1)
})

test('behavior: no liquidity is no route', async () => {
  const { collect } = setUp(fixture.noLiquidity, 404)
  expect(await collect(asked)).toEqual({ quotes: [], unavailable: [] })
})
