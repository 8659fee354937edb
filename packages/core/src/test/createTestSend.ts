import { type InvalidateQueryFilters, QueryClient } from '@tanstack/query-core'
import { formatAmount } from '../base/amounts/formatAmount.ts'
import type { CaipNetworkId } from '../base/caip/caipNetworkId.ts'
import * as registry from '../features/registry.ts'
import { createSend } from '../features/send/createSend.ts'
import type { SendController } from '../features/send/state/sendController.ts'
import type { TokenBalance } from '../runtime/api/data/answers/tokenBalance.ts'
import { createRoutes } from '../runtime/features/createRoutes.ts'
import type { FeatureRuntime } from '../runtime/features/featureRuntime.ts'
import { createQueries, type Queries } from '../runtime/queries/createQueries.ts'
import { createFakeAdapter } from './createFakeAdapter.ts'
import { createFakeChain, type FakeChain } from './createFakeChain.ts'
import { createTestKit, type TestKit } from './createTestKit.ts'

export const payer = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const receiver = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
export const ether: bigint = 10n ** 18n

export type TestSend = TestKit & {
  readonly send: SendController
  readonly chain: FakeChain
  readonly runtime: FeatureRuntime
  readonly queries: Queries
  readonly cache: {
    /** Caches an answer as if it had been fetched, by its key as JSON. */
    readonly answers: { set(key: string, answer: unknown): void }
    /** The expired queries, in order. */
    readonly stale: string[]
  }
}

/** The send feature of a connected kit on a fake chain, with an account that has one whole coin. */
export async function createTestSend(
  parameters: { chain?: FakeChain | undefined; test?: TestKit | undefined } = {},
): Promise<TestSend> {
  const { chain = createFakeChain(), test = createTestKit({ adapter: createFakeAdapter() }) } =
    parameters
  test.adapter.features = {
    ...test.adapter.features,
    'balance:read': async () => ({ value: ether, decimals: 18, symbol: 'ETH' }),
    'transfers:load': async () => chain.transfers,
  }
  test.kit.start()
  if (!test.adapter.getConnection()) await test.kit.actions.connect({ connectorId: 'a' })
  const queries = createQueries(test.kit)
  const queryClient = new RecordingClient()
  const routes = createRoutes(Object.values(registry))
  const runtime: FeatureRuntime = { ...test.kit, queries, queryClient, routes, startedAt: 0 }
  return {
    ...test,
    chain,
    runtime,
    queries,
    cache: {
      stale: queryClient.stale,
      answers: { set: (key, answer) => void queryClient.setQueryData(JSON.parse(key), answer) },
    },
    send: createSend(runtime),
  }
}

/** Records expired queries, whether or not they were fetched. */
class RecordingClient extends QueryClient {
  readonly stale: string[] = []
  override invalidateQueries(filters: InvalidateQueryFilters = {}): Promise<void> {
    this.stale.push(String(filters.queryKey?.[2]))
    return super.invalidateQueries(filters)
  }
}

/** The account's native balance. */
export function createCoin(chainId: CaipNetworkId, amount: bigint = ether): TokenBalance {
  const quantity = { amount, decimals: 18, numeric: formatAmount(amount, 18) }
  return { name: 'Ether', symbol: 'ETH', chainId, quantity }
}
