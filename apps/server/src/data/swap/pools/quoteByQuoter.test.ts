import { localExchange } from '@cleat/localnet'
import type { Hex } from 'viem'
import { decodeFunctionData } from 'viem/utils'
import { expect, test } from 'vitest'
import { describeQuoter } from '../test/describeQuoter.ts'
import { type AssetName, prepareSwaps } from '../test/prepareSwaps.ts'
import { v3Abi } from './v3Abi.ts'

const swaps = prepareSwaps()
const open = () => swaps.open({ described: describeQuoter() })
const dai = 10n ** 18n
const { swapRouter } = localExchange.published

test('default', async () => {
  const { body } = await open().quotes({ from: 'ETH', to: 'USDC', amount: 10n ** 18n })
  expect(body.quotes).toMatchObject([
    {
      ...{ toAmount: '2486302890', minToAmount: '2461439861', priceImpactBps: 25, fees: [] },
      ...{ source: { id: 'pools', name: 'Quoted' }, router: `${swaps.chain.id}:${swapRouter}` },
    },
  ])
})

test.each<[AssetName, AssetName, bigint]>([
  ['DAI', 'USDC', 10n * dai],
  ['DAI', 'ETH', 100n * dai],
  ['ETH', 'DAI', dai],
  ['OUSD', 'DAI', 5_000_000n],
])('behavior: %s to %s, what is quoted arrives on the chain', async (from, to, amount) => {
  const { quotes, build } = open()
  if (from !== 'ETH') await swaps.approve(from, amount, swapRouter)
  const { body } = await quotes({ from, to, amount })
  const [quoted] = body.quotes
  const {
    quote,
    status,
    body: built,
  } = await build({ from, to, amount, more: { quoteId: quoted?.id ?? '' } })
  expect([status, built]).toMatchObject([200, { minToAmount: quoted?.minToAmount }])
  const received = BigInt(quoted?.toAmount ?? 0)
  expect(await swaps.send(quote, to)).toEqual({ status: 'success', received })
})

test('parameters: firm', async () => {
  const firm = { firm: 'true', slippage: '0.5' }
  const { body } = await open().quotes({ from: 'DAI', to: 'USDC', amount: 10n * dai, more: firm })
  const { functionName, args } = decodeFunctionData({
    ...{ abi: v3Abi, data: body.quotes[0]?.tx?.data as Hex },
  })
  expect(functionName).toBe('multicall')
  const bought = BigInt(body.quotes[0]?.toAmount ?? 0)
  const [deadline, [call]] = args as readonly [bigint, readonly Hex[]]
  expect(deadline).toBeGreaterThan(BigInt(Math.floor(Date.now() / 1000)))
  const inner = decodeFunctionData({ abi: v3Abi, data: call as Hex })
  const { DAI, USDC } = localExchange.tokens
  expect(inner.args).toEqual([
    {
      path: `${DAI.address}000bb8${USDC.address.slice(2)}`.toLowerCase(),
      ...{
        recipient: swaps.user(),
        amountIn: 10n * dai,
        amountOutMinimum: (bought * 995n) / 1000n,
      },
    },
  ])
})

test.each(['FEE', 'LONG'] as const)('behavior: a firm quote for %s', async (to) => {
  const more = { firm: 'true' }
  const { body } = await open().quotes({ from: 'USDC', to, amount: 10_000_000n, more })
  // FEE takes a fee of each transfer, which the router does not know.
  expect(body.quotes?.length ?? 0).toBe(to === 'FEE' ? 0 : 1)
})

test('behavior: an account without the token gets a firm quote that could not be tried', async () => {
  const asked = { from: 'DAI', to: 'USDC', amount: 10n * dai, more: { firm: 'true' } } as const
  const user = '0x00000000000000000000000000000000000A11cE'
  const { body } = await open().quotes({ ...asked, user })
  expect(body.quotes).toMatchObject([{ tx: { eip155: { gas: '160000' } } }])
})

test('behavior: without a pool there is no route', async () => {
  const described = { ...describeQuoter(), quoters: [{ ...quoterOf(), feeTiers: [500] }] }
  const { status } = await swaps
    .open({ described })
    .quotes({ from: 'DAI', to: 'USDC', amount: dai })
  expect(status).toBe(422)
})

function quoterOf() {
  const [quoter] = describeQuoter().quoters ?? []
  if (!quoter) throw new Error('No quoter is described.')
  return quoter
}
