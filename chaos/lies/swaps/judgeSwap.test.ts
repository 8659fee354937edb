import { localExchange } from '@cleat/localnet'
import { expect, test } from 'vitest'
import type { Asset } from '../../neighbours/startChains.ts'
import type { Scene } from '../scenes/scene.ts'
import { judgeSwap } from './judgeSwap.ts'
import type { SwapEnding } from './playSwap.ts'
import type { Holdings } from './readHoldings.ts'

const caipNetworkId = 'eip155:1'
const { DAI, USDC } = localExchange.tokens
const assets: Asset[] = [
  { caipNetworkId, symbol: 'ETH', decimals: 18 },
  ...[DAI, USDC].map(({ address, symbol, decimals }) => {
    return { caipNetworkId, address, symbol, decimals }
  }),
  { caipNetworkId, address: '0x1', symbol: 'OUSD', decimals: 6 },
]
const scene: Scene = {
  ...{ name: 'DAI into USDC', setUp: { evm: 'ethers', hasData: true }, namespace: 'eip155' },
  ...{ connectorId: 'dev.cleat.harbour', caipNetworkId, how: 'intent' },
  ...{ symbol: 'DAI', into: 'USDC', text: '10' },
}
const review = {
  ...{ text: '10', symbol: 'DAI', least: '9.87', into: 'USDC', caipNetworkId },
  ...{ feeLimit: 100n, isNamedOtherwise: false, isTried: true },
}
const agreed: SwapEnding = { status: 'agreed', review, failure: undefined }
const dai = (amount: bigint) => amount * 10n ** 18n
const holdings = (amounts: Record<string, bigint>): Holdings => {
  const all = { ETH: 1000n, DAI: dai(50n), USDC: 0n, OUSD: 7n, ...amounts }
  return { block: 1n, amounts: new Map(Object.entries(all)) }
}
const swapped = { ETH: 950n, DAI: dai(40n), USDC: 9_900_000n }

function judge(parameters: {
  after?: Record<string, bigint>
  ending?: SwapEnding
  allowances?: Parameters<typeof judgeSwap>[0]['allowances']
}) {
  const { after = swapped, ending = agreed, allowances = [] } = parameters
  const parts = { assets, scene, ending, before: holdings({}), after: holdings(after) }
  return judgeSwap({ ...parts, allowances })
}

test('default: what was shown arrived', () => {
  expect(judge({})).toEqual([])
})

test.each<[string, Parameters<typeof judge>[0]]>([
  ['shown were at least 9.87', { after: { ...swapped, USDC: 9_869_999n } }],
  ['shown was a fee of at most 100', { after: { ...swapped, ETH: 899n } }],
  ['paid: -11 DAI', { after: { ...swapped, DAI: dai(39n) } }],
  ['moved: -1 OUSD', { after: { ...swapped, OUSD: 7n - 1_000_000n } }],
  ['it is called done, and is not', { after: {} }],
  ['10 was typed, 1 shown', { ending: { ...agreed, review: { ...review, text: '1' } } }],
  ['shown were DAI and USDT', { ending: { ...agreed, review: { ...review, into: 'USDT' } } }],
  ['nobody agreed', { ending: { status: 'refused', why: 'no-route' } }],
])('error: %s', (fault, parameters) => {
  expect(judge(parameters)).toEqual([expect.stringContaining(fault)])
})

test('behavior: what failed before it was sent is no fault', () => {
  expect(judge({ after: {}, ending: { ...agreed, failure: 'SWAP_PRICE_MOVED' } })).toEqual([])
})

test('behavior: the router alone is allowed something, and not more than is swapped', () => {
  const { router: spender, thief } = localExchange
  expect(judge({ allowances: [{ symbol: 'DAI', spender, left: 0n }] })).toEqual([])
  expect(judge({ allowances: [{ symbol: 'DAI', spender, left: dai(11n) }] })).toHaveLength(1)
  expect(judge({ allowances: [{ symbol: 'DAI', spender: thief, left: 0n }] })).toHaveLength(1)
})
