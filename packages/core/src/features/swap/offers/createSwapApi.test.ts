import { http } from 'msw'
import { expect, test } from 'vitest'
import { catchError } from '../../../test/catchError.ts'
import { mainnet, mainnetId } from '../../../test/networks.ts'
import { json, serviceUrl, startFakeApi } from '../../../test/startFakeApi.ts'
import { toQuotesBody } from '../../../test/toQuotesBody.ts'
import { createSwapApi } from './createSwapApi.ts'

const service = startFakeApi()
const api = createSwapApi({ baseUrl: serviceUrl, projectId: 'abc', backoffMs: 1 })

const swap = {
  network: { ...mainnet, chainNamespace: 'eip155', caipNetworkId: mainnetId },
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  source: { symbol: 'ETH', decimals: 18 },
  target: {
    symbol: 'USDC',
    decimals: 6,
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  },
  amount: 10n ** 18n,
  slippageBps: 50,
} as const

const offer = {
  id: 'quote-pools',
  source: { id: 'pools', name: 'Source pools' },
  kind: 'transaction',
  amount: 2486302890n,
  fees: [],
} as const

test('default', async () => {
  const urls: string[] = []
  service.use(
    http.get(`${serviceUrl}/v1/convert/quotes`, ({ request }) => {
      urls.push(request.url)
      return json(toQuotesBody(request, [{ id: 'pools', amount: 2486302890n }]))
    }),
  )
  const { offers } = await api.getQuotes({ swap, isFirm: true, sources: ['pools', '0x'] })
  expect(offers).toMatchObject([{ ...offer, call: { data: '0x00' } }])
  expect(Object.fromEntries(new URL(urls[0] ?? '').searchParams)).toEqual({
    st: 'cleat',
    sv: 'cleat-0.0.0',
    projectId: 'abc',
    amount: '1000000000000000000',
    userAddress: 'eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    from: 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    to: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    slippage: '0.5',
    sources: 'pools,0x',
    firm: 'true',
  })
})

test('behavior: builds the call of an offer', async () => {
  const bodies: unknown[] = []
  service.use(
    http.post(`${serviceUrl}/v1/convert/build-transaction`, async ({ request }) => {
      bodies.push(await request.json())
      return json({ tx: { data: '0x01' } })
    }),
  )
  const built = await api.build({ swap, offer })
  expect(built).toEqual({ ...offer, call: { data: '0x01' } })
  expect(bodies).toEqual([
    {
      amount: '1000000000000000000',
      eip155: { slippage: 0.5 },
      projectId: 'abc',
      from: 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
      to: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      userAddress: 'eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
      disableEstimate: true,
      quoteId: 'quote-pools',
    },
  ])
})

test.each<[string, object]>([
  ['another token', { toAccount: 'eip155:1:0x0000000000000000000000000000000000000001' }],
  ['another amount', { fromAmount: '5' }],
  ['no call', { tx: undefined }],
])('behavior: a call that was built for %s is refused', async (_, part) => {
  service.answer('/v1/convert/build-transaction', () => json({ tx: { data: '0x01' }, ...part }))
  const error = await catchError(api.build({ swap, offer }))
  expect(error).toMatchObject({ code: 'SWAP_QUOTE_MISMATCH' })
})

test.each<[string, number, object]>([
  ['no offer', 200, { quotes: [] }],
  ['words of a refusal', 400, { reasons: [{ description: 'insufficient liquidity' }] }],
  ['the code of a problem', 422, { code: 'NO_ROUTE', detail: 'No source has a route.' }],
])('behavior: %s says that nobody exchanges it', async (_, status, body) => {
  service.answer('/v1/convert/quotes', () => json(body, status))
  const error = await catchError(api.getQuotes({ swap, isFirm: false }))
  expect(error).toMatchObject({ code: 'SWAP_NO_ROUTE', context: { source: 'ETH', target: 'USDC' } })
})

test('behavior: a service that does not know the network says so', async () => {
  const body = { code: 'CHAIN_NOT_SUPPORTED', detail: 'No source swaps on eip155:1.' }
  service.answer('/v1/convert/quotes', () => json(body, 422))
  const error = await catchError(api.getQuotes({ swap, isFirm: false }))
  expect(error).toMatchObject({ code: 'SWAP_UNSUPPORTED', context: { network: 'Ethereum' } })
})

test('behavior: offers that all answer another question are no missing route', async () => {
  service.use(
    http.get(`${serviceUrl}/v1/convert/quotes`, ({ request }) =>
      json(toQuotesBody(request, [{ id: 'a', amount: 5n, row: { fromAmount: '1' } }])),
    ),
  )
  const error = await catchError(api.getQuotes({ swap, isFirm: false }))
  expect(error).toMatchObject({ code: 'SWAP_QUOTE_MISMATCH' })
})

test('behavior: a quote that is over has to be asked for again', async () => {
  service.answer('/v1/convert/build-transaction', () => json({ code: 'QUOTE_EXPIRED' }, 410))
  const error = await catchError(api.build({ swap, offer }))
  expect(error).toMatchObject({ code: 'PAYMENT_EXPIRED' })
})

test('behavior: a service that is down is asked twice', async () => {
  service.answer('/v1/convert/quotes', () => json({}, 500))
  const error = await catchError(api.getQuotes({ swap, isFirm: false }))
  expect(error).toMatchObject({ code: 'SERVICE_FAILED' })
  expect(service.requests).toHaveLength(2)
})
