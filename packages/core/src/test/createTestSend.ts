import { formatAmount } from '../base/amounts/formatAmount.ts'
import type { CaipNetworkId } from '../base/caip/caipNetworkId.ts'
import { createSend } from '../features/send/createSend.ts'
import type { QueryCache } from '../features/send/queryCache.ts'
import type { SendController } from '../features/send/sendController.ts'
import type { TokenBalance } from '../runtime/api/data/tokenBalance.ts'
import { createDataQueries, type DataQueries } from '../runtime/queries/data/createDataQueries.ts'
import { createFakeAdapter } from './createFakeAdapter.ts'
import { createFakeChain, type FakeChain } from './createFakeChain.ts'
import { createTestKit, type TestKit } from './createTestKit.ts'

export const payer = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const receiver = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
export const ether: bigint = 10n ** 18n

export type TestSend = TestKit & {
  readonly send: SendController
  readonly chain: FakeChain
  readonly queries: DataQueries
  readonly cache: QueryCache & { readonly answers: Map<string, unknown>; readonly stale: string[] }
}

/** The send feature of a connected kit over a fake chain, where the account has one whole coin. */
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
  const queries = createDataQueries(test.kit)
  const cache = createFakeCache()
  return {
    ...test,
    chain,
    queries,
    cache,
    send: createSend({ kit: test.kit, queries, cache }),
  }
}

/** Where answers are kept, by their key. */
function createFakeCache(): TestSend['cache'] {
  const answers = new Map<string, unknown>()
  const stale: string[] = []
  return {
    answers,
    stale,
    getQueryData: (queryKey) => answers.get(JSON.stringify(queryKey)),
    async fetchQuery({ queryKey, queryFn }) {
      const answer = await queryFn({ signal: new AbortController().signal })
      answers.set(JSON.stringify(queryKey), answer)
      return answer
    },
    async invalidateQueries({ queryKey }) {
      stale.push(String(queryKey[2]))
    },
  }
}

/** The chain's own coin, as it is held. */
export function createCoin(chainId: CaipNetworkId, amount: bigint = ether): TokenBalance {
  const quantity = { amount, decimals: 18, numeric: formatAmount(amount, 18) }
  return { name: 'Ether', symbol: 'ETH', chainId, quantity }
}
