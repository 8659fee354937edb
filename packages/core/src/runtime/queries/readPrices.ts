import type { QueryClient } from '@tanstack/query-core'
import { toCaipAddress } from '../../base/caip/caipAddress.ts'
import type { CaipNetwork } from '../../base/caip/network.ts'
import type { DataQueries } from './createDataQueries.ts'
import { toNativeAddress } from './data/nativeAddress.ts'
import { fetchShared } from './fetchShared.ts'

/**
 * The prices of one whole token each in US dollars, in the order of `tokens`, of which `undefined`
 * is the native coin. Those without a price are `undefined`.
 * @throws if no source answers
 */
export async function readPrices(
  {
    queries,
    queryClient,
  }: { readonly queries: Pick<DataQueries, 'prices'>; readonly queryClient: QueryClient },
  parameters: {
    readonly network: CaipNetwork
    readonly tokens: readonly (string | undefined)[]
  },
): Promise<readonly (number | undefined)[]> {
  const { caipNetworkId } = parameters.network
  const named = parameters.tokens.map((token) =>
    token === undefined
      ? toNativeAddress(caipNetworkId)
      : toCaipAddress({ caipNetworkId, address: token }),
  )
  const addresses = [...new Set(named)]
  const prices = await fetchShared(queryClient, queries.prices({ addresses }))
  return named.map((address) => prices.get(address))
}
