import type { QueryClient } from '@tanstack/query-core'
import type { CaipNetwork } from '../../base/caip/network.ts'
import type { Queries } from './createQueries.ts'
import { expireQueries } from './expireQueries.ts'

/**
 * Expires cached answers about an account after something moved. Only those with a mounted view are
 * refetched at once.
 */
export function expireAccount(
  { queries, queryClient }: { queries: Queries; queryClient: QueryClient },
  parameters: {
    network: CaipNetwork
    address: string
    /** The tokens that moved, in CAIP-10; `undefined` for the native coin. */
    tokens: readonly (string | undefined)[]
  },
): void {
  const { network, address } = parameters
  const native = `${network.caipNetworkId}:native`
  const tokens = parameters.tokens.map((token) => token ?? native)
  queries.forceUpdate({ address, network, tokens })
  const asked = [
    queries.holdings({ address, network }),
    queries.activity({ address, network }),
    queries.balance({ address, network }),
  ]
  expireQueries(queryClient, asked).catch(() => undefined)
}
