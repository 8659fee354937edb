import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { prepareApis } from '../../test/prepareApis.ts'
import fixture from '../fixtures/liFi.fixture.json' with { type: 'json' }
import { openSources } from '../test/openSources.ts'
import { accounts, assets, recordedAt } from '../test/swapSamples.ts'

const use = prepareApis()
const key = 'key-of-li-fi'
const asked = { from: 'USDC', to: 'DAI', amount: 1_000_000_000n } as const
const diamond = '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE'

function setUp(body: object = fixture.quote, status = 200) {
  const requests: Request[] = []
  use(
    http.get('https://li.quest/v1/quote', ({ request }) => {
      requests.push(request)
      return HttpResponse.json(body, { status })
    }),
  )
  const environment = { SWAP_SOURCES: 'lifi', LIFI_KEY: key, SWAP_RATES: 'lifi=1000' }
  return { ...openSources(environment), requests }
}

test('default', async () => {
  const { quote, requests } = setUp()
  expect(await quote(asked)).toEqual([
    {
      toAmount: 996_000_000_000_000_000_000n,
      minToAmount: 986_040_000_000_000_000_000n,
      router: diamond,
      spender: diamond,
      gas: 420_000n,
      fees: [{ name: 'Provider fee', amount: 2_500_000n, token: assets.USDC }],
      expiresAt: recordedAt + 30_000,
      call: {
        type: 'evm',
        to: diamond,
        data: fixture.quote.transactionRequest.data,
        value: 0n,
        gasPrice: 1_000_000_000n,
      },
    },
  ])
  const { searchParams } = new URL(requests[0]?.url ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({
    fromChain: '1',
    toChain: '1',
    fromToken: assets.USDC,
    toToken: assets.DAI,
    fromAmount: '1000000000',
    fromAddress: accounts.evm,
    toAddress: accounts.evm,
    slippage: '0.01',
    allowBridges: 'none',
  })
  expect(requests[0]?.headers.get('x-lifi-api-key')).toBe(key)
})

test('behavior: without a key none is sent', async () => {
  const { requests } = setUp()
  await openSources({ SWAP_SOURCES: 'lifi' }).quote(asked)
  expect(requests[0]?.headers.has('x-lifi-api-key')).toBe(false)
})

test('behavior: an indicative quote has no call, and building has it', async () => {
  const { collect, build } = setUp()
  const { quotes } = await collect(asked)
  expect(quotes[0]?.quote).not.toHaveProperty('call')
  expect(await build(asked)).toMatchObject({ call: { to: diamond } })
})

test('behavior: the native currency by its zero address', async () => {
  const { action, transactionRequest } = fixture.quote
  const zero = { ...action.fromToken, address: `0x${'0'.repeat(40)}` }
  const { collect } = setUp({
    ...fixture.quote,
    action: { ...action, fromToken: zero },
    transactionRequest: { ...transactionRequest, value: '0x3b9aca00' },
  })
  const { quotes } = await collect({ ...asked, from: 'ETH', isFirm: true })
  expect(quotes).toMatchObject([{ quote: { call: { value: 1_000_000_000n } } }])
})

test('behavior: no quote is no route', async () => {
  const { collect } = setUp(fixture.noQuote, 404)
  expect(await collect(asked)).toEqual({ quotes: [], unavailable: [] })
})
