import { localExchange } from '@cleat/localnet'
import type { Hex } from 'viem'
import { decodeFunctionData } from 'viem/utils'
import { expect, test } from 'vitest'
import { type AssetName, prepareSwaps } from '../test/prepareSwaps.ts'
import { v2Abi } from './v2Abi.ts'

const swaps = prepareSwaps()
const dai = 10n ** 18n
const usdc = 10n ** 6n
const router = () => `${swaps.chain.id}:${localExchange.router}`

test('default', async () => {
  const { quotes } = swaps.open()
  const { status, body } = await quotes({ from: 'ETH', to: 'USDC', amount: 10n ** 18n })
  expect([status, body.unavailable]).toEqual([200, undefined])
  expect(body.quotes).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{22}$/),
      fromAmount: '1000000000000000000',
      fromAccount: swaps.idOf('ETH'),
      toAmount: '2486302890',
      toAccount: swaps.idOf('USDC'),
      minToAmount: '2461439861',
      source: { id: 'pools', name: 'Local Exchange' },
      kind: 'transaction',
      router: router(),
      gas: '130000',
      fees: [],
      priceImpactBps: 25,
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ])
})

test.each<[AssetName, AssetName, bigint, string]>([
  ['DAI', 'USDC', 10n * dai, '9969900'],
  ['DAI', 'USDC', 10_000n * dai, '9871580343'],
  ['ETH', 'USDC', 10n ** 18n, '2486302890'],
])('behavior: %s to %s of %s, known answers of the local exchange', async (...asked) => {
  const [from, to, amount, toAmount] = asked
  const { body } = await swaps.open().quotes({ from, to, amount })
  expect(body.quotes[0]?.toAmount).toBe(toAmount)
})

test('parameters: firm', async () => {
  const { quotes } = swaps.open()
  const firm = { firm: 'true', slippage: '0.5' }
  const { body } = await quotes({ from: 'DAI', to: 'USDC', amount: 10n * dai, more: firm })
  const [quote] = body.quotes
  expect(quote).toMatchObject({ toAmount: '9969900', minToAmount: '9920050', spender: router() })
  const { functionName, args } = decodeFunctionData({ abi: v2Abi, data: quote?.tx?.data as Hex })
  const { DAI, USDC } = localExchange.tokens
  expect(functionName).toBe('swapExactTokensForTokens')
  expect(args.slice(0, 4)).toEqual([
    10n * dai,
    9_920_050n,
    [DAI.address, USDC.address],
    swaps.user(),
  ])
  const ahead = Number(args[4]) - Date.now() / 1000
  expect(ahead).toBeGreaterThan(1100)
  expect(ahead).toBeLessThan(1800)
  expect(quote?.tx).toMatchObject({ to: router(), value: '0', amount: String(10n * dai) })
})

test.each<[string, AssetName, AssetName]>([
  ['wrapping', 'ETH', 'WETH'],
  ['unwrapping', 'WETH', 'ETH'],
])('behavior: %s is no swap', async (_, from, to) => {
  const { status, body } = await swaps.open().quotes({ from, to, amount: 1000n })
  expect([status, body.code]).toEqual([422, 'NO_ROUTE'])
})

test('behavior: a token without pools, and an amount that pays nothing', async () => {
  const { ask, quotes } = swaps.open()
  const [, stranger = ''] = swaps.chain.accounts()
  const query = new URLSearchParams({
    amount: '1000',
    userAddress: swaps.user(),
    from: `${swaps.chain.id}:${stranger}`,
    to: swaps.idOf('USDC'),
  })
  expect((await ask(`/v1/convert/quotes?${query}`)).body.code).toBe('NO_ROUTE')
  expect((await quotes({ from: 'DAI', to: 'USDC', amount: 1n })).body.code).toBe('NO_ROUTE')
})

test.each<[AssetName, AssetName, bigint]>([
  ['ETH', 'USDC', 10n ** 18n],
  ['USDC', 'ETH', 100n * usdc],
  ['DAI', 'USDC', 10n * dai],
  // Two hops and three, through USDC and the wrapped coin.
  ['ETH', 'DAI', 10n ** 17n],
  ['DAI', 'WETH', 100n * dai],
  ['OUSD', 'USDC', 10n * usdc],
  ['ZERO', 'EIGHT', 3n],
  ['LONG', 'DAI', 10n ** 25n],
])('behavior: %s to %s arrives as quoted', async (from, to, amount) => {
  const { quotes, build } = swaps.open()
  const { body } = await quotes({ from, to, amount })
  const [quote] = body.quotes
  if (!quote) throw new Error('There is no quote.')
  if (from !== 'ETH') await swaps.approve(from, amount)
  const built = await build({ from, to, amount, more: { quoteId: quote.id } })
  expect(built.status).toBe(200)
  expect(built.body).toMatchObject({ id: quote.id, toAmount: quote.toAmount })
  expect(built.body).toMatchObject({ minToAmount: quote.minToAmount, source: quote.source })
  const sent = await swaps.send(built.quote, to)
  expect(sent).toEqual({ status: 'success', received: BigInt(quote.toAmount) })
})

test.each<[AssetName, AssetName, bigint, string]>([
  ['FEE', 'USDC', 10n * dai, '0x5c11d795'],
  ['USDC', 'FEE', 10n * usdc, '0x5c11d795'],
  ['ETH', 'FEE', 10n ** 16n, '0xb6f9de95'],
  ['FEE', 'ETH', 10n * dai, '0x791ac947'],
])('behavior: %s to %s, which takes a fee of each transfer', async (from, to, amount, selector) => {
  const { quotes } = swaps.open()
  const indicative = (await quotes({ from, to, amount })).body.quotes[0]
  const firm = (await quotes({ from, to, amount, more: { firm: 'true' } })).body.quotes[0]
  if (!indicative || !firm) throw new Error('There is no quote.')
  expect(firm.tx?.data.slice(0, 10)).toBe(selector)
  expect(BigInt(firm.toAmount)).toBeLessThan(BigInt(indicative.toAmount))
  if (from !== 'ETH') await swaps.approve(from, amount)
  const { status, received } = await swaps.send(firm, to)
  expect([status, received]).toEqual(['success', BigInt(firm.toAmount)])
})

test('behavior: an account without the token gets a call that was not tried', async () => {
  const { quotes } = swaps.open()
  const user = '0x00000000000000000000000000000000000A11cE'
  const asked = { from: 'DAI', to: 'USDC', amount: dai, user, more: { firm: 'true' } } as const
  const { body } = await quotes(asked)
  expect(body.quotes[0]?.tx?.data.slice(0, 10)).toBe('0x38ed1739')
  // The guess for one pool.
  expect(body.quotes[0]?.gas).toBe('130000')
})

test('error: the price moves past the minimum between quote and call', async () => {
  const { quotes, build } = swaps.open()
  const asked = { from: 'THIN', to: 'USDC', amount: dai } as const
  const { body } = await quotes(asked)
  const id = body.quotes[0]?.id ?? ''
  const before = { from: 'THIN', to: 'USDC', amount: 10n * dai } as const
  const first = (await quotes({ ...before, more: { firm: 'true' } })).body.quotes[0]
  if (!first) throw new Error('There is no quote.')
  await swaps.approve('THIN', 10n * dai)
  expect((await swaps.send(first, 'USDC')).status).toBe('success')
  expect(await build({ ...asked, more: { quoteId: id } })).toMatchObject({
    status: 410,
    body: { code: 'QUOTE_EXPIRED' },
  })
})

test('behavior: a better price raises the minimum, and a little worse one keeps it', async () => {
  const { quotes, build } = swaps.open()
  const asked = { from: 'DAI', to: 'USDC', amount: 100n * dai } as const
  const quoted = (await quotes(asked)).body.quotes[0]
  const worse = { from: 'DAI', to: 'USDC', amount: 500n * dai } as const
  const first = (await quotes({ ...worse, more: { firm: 'true' } })).body.quotes[0]
  if (!quoted || !first) throw new Error('There is no quote.')
  await swaps.approve('DAI', 500n * dai)
  await swaps.send(first, 'USDC')
  const { quote: built } = await build({ ...asked, more: { quoteId: quoted.id } })
  expect(built.minToAmount).toBe(quoted.minToAmount)
  expect(BigInt(built.toAmount)).toBeLessThan(BigInt(quoted.toAmount))
})
