import type { CaipNetwork } from '../../base/caip/network.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { AdapterFeatures } from '../../contract/adapter/adapterFeatures.ts'
import { findFeature } from '../../contract/adapter/findAdapter.ts'
import type { Query } from './query.ts'

export type Balance = Awaited<ReturnType<AdapterFeatures['balance:read']>>

/**
 * TanStack Query options for the native balance of an address, over the app's RPC. It is separate
 * from `createQueries` and has its own entry point, so that it does not load the service clients.
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
