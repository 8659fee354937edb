import { QueryClient } from '@tanstack/query-core'
import { formatAmount } from '../base/amounts/formatAmount.ts'
import { toCaipAddress } from '../base/caip/caipAddress.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import * as registry from '../features/registry.ts'
import { createSwap } from '../features/swap/createSwap.ts'
import type { SwapController } from '../features/swap/state/swapController.ts'
import type { TokenBalance } from '../runtime/api/data/answers/tokenBalance.ts'
import { createRoutes } from '../runtime/features/createRoutes.ts'
import type { FeatureRuntime } from '../runtime/features/featureRuntime.ts'
import { createQueries } from '../runtime/queries/createQueries.ts'
import { createFakeAdapter } from './createFakeAdapter.ts'
import { createFakeSwaps, type FakeSwaps } from './createFakeSwaps.ts'
import { createTestKit, type TestKit } from './createTestKit.ts'
import { mainnetId } from './networks.ts'
import { serviceUrl } from './startFakeApi.ts'

/** The account that swaps. */
export const trader = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

export type TestSwap = TestKit & {
  readonly swap: SwapController
  readonly chain: FakeSwaps
  readonly runtime: FeatureRuntime
}

/** The swap feature of a connected kit on a fake chain, with a data service at `serviceUrl`. */
export async function createTestSwap(
  parameters: {
    chain?: FakeSwaps | undefined
    options?: Partial<KitOptions> | undefined
    /** A kit of an earlier test, with a data service. @default another one */
    test?: TestKit | undefined
  } = {},
): Promise<TestSwap> {
  const { chain = createFakeSwaps(), options } = parameters
  const service = { adapter: createFakeAdapter(), services: { data: serviceUrl } }
  const { test = createTestKit({ ...service, ...options }) } = parameters
  test.adapter.features = {
    ...test.adapter.features,
    'balance:read': async () => ({ value: 10n ** 18n, decimals: 18, symbol: 'ETH' }),
    'swaps:load': async () => chain.swaps,
  }
  test.kit.start()
  if (!test.adapter.getConnection()) await test.kit.actions.connect({ connectorId: 'a' })
  const queries = createQueries(test.kit)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const routes = createRoutes(Object.values(registry))
  const runtime: FeatureRuntime = { ...test.kit, queries, queryClient, routes, startedAt: 0 }
  return { ...test, chain, runtime, swap: createSwap(runtime) }
}

/** Tokens of the account: 100 of each, and one ether. Each dollar costs one. */
export const held: { readonly [name in 'ETH' | 'WETH' | 'DAI' | 'USDC']: TokenBalance } = {
  ETH: create({ symbol: 'ETH', decimals: 18, amount: 1n, price: 2500 }),
  WETH: create({ symbol: 'WETH', decimals: 18, amount: 100n, price: 2500, address: weth }),
  DAI: create({ symbol: 'DAI', decimals: 18, amount: 100n, price: 1, address: dai }),
  USDC: create({ symbol: 'USDC', decimals: 6, amount: 100n, price: 1, address: usdc }),
}

function create(parameters: {
  symbol: string
  decimals: number
  /** In whole tokens. */
  amount: bigint
  price: number
  address?: string | undefined
}): TokenBalance {
  const { symbol, decimals, price, address } = parameters
  const amount = parameters.amount * 10n ** BigInt(decimals)
  return {
    ...{ name: symbol, symbol, price, chainId: mainnetId },
    ...(address && { address: toCaipAddress({ caipNetworkId: mainnetId, address }) }),
    quantity: { amount, decimals, numeric: formatAmount(amount, decimals) },
  }
}
