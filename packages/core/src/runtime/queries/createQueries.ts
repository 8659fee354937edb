import type { CaipNetwork } from '../../base/caip/network.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { type Balance, balanceQuery } from './balanceQuery.ts'
import { createDataQueries, type DataQueries } from './createDataQueries.ts'
import { createWalletQueries, type WalletQueries } from './createWalletQueries.ts'
import type { Query } from './query.ts'

/**
 * Everything that a service or a chain knows, as queries: spread one into `useQuery`, or pass it to
 * `kit.queryClient.fetchQuery`. Nothing is asked before one of them runs.
 */
export type Queries = WalletQueries &
  DataQueries & {
    /** The native balance of an address, over the app's own RPC. */
    balance(parameters: { address: string; network: CaipNetwork }): Query<Balance>
  }

export function createQueries(kit: KitBase): Queries {
  return {
    ...createWalletQueries(kit),
    ...createDataQueries(kit),
    balance: (parameters) => balanceQuery(kit, parameters),
  }
}
