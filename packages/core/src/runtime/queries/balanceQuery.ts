import type { CaipNetwork } from '../../base/caip/network.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { AdapterFeatures } from '../../contract/adapter/adapterFeatures.ts'
import { findFeature } from '../../contract/adapter/findAdapter.ts'
import type { Query } from './query.ts'

export type Balance = Awaited<ReturnType<AdapterFeatures['balance:read']>>

/**
 * The native balance of an address, over the app's own RPC, as a question for TanStack Query. By itself and not one of
 * `createQueries`, and in an entry of its own: who only wants a balance needs no client of a service.
 */
export function balanceQuery(
  kit: KitBase,
  parameters: { address: string; network: CaipNetwork },
): Query<Balance> {
  const { address, network } = parameters
  return {
    retry: false,
    staleTime: 30_000,
    queryKey: ['cleat', kit.id, 'balance', network.caipNetworkId, address],
    queryFn: async () =>
      findFeature(kit, network.chainNamespace, 'balance:read')({ address, network }),
  }
}
