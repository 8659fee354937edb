import type { FeatureRuntime } from '../features/featureRuntime.ts'
import type { Holdings } from '../queries/data/holdings.ts'
import { fetchShared } from '../queries/fetchShared.ts'
import type { Sender } from './getSender.ts'

/**
 * What an account holds: what the query client has since the kit started, else fetched.
 * @throws `NETWORK_RPC_FAILED`, `SERVICE_…`
 */
export async function fetchHoldings(
  kit: FeatureRuntime,
  { address, network }: Pick<Sender, 'address' | 'network'>,
): Promise<Pick<Holdings, 'balances'>> {
  const query = kit.queries.holdings({ address, network })
  const { data, dataUpdatedAt = 0 } = kit.queryClient.getQueryState<Holdings>(query.queryKey) ?? {}
  // What an earlier visit remembers may be spent since.
  const isKnown = data !== undefined && dataUpdatedAt >= kit.startedAt
  return isKnown ? data : await fetchShared(kit.queryClient, { ...query, staleTime: 0 })
}
