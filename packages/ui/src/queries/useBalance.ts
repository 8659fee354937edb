import type { CaipNetwork } from '@cleat/core'
import type { Balance } from '@cleat/core/balances'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useIsPageSeen } from './useIsPageSeen.ts'
import { useRuntime } from './useRuntime.ts'

export declare namespace useBalance {
  type Parameters = { address: string; network: CaipNetwork }
  type ReturnType = UseQueryResult<Balance> & {
    /** Whether the app has a way to read balances of this network. */
    readonly isSupported: boolean
  }
}

/** The native balance of an address, kept for half a minute. Nothing is asked while the page is not seen. */
export function useBalance(parameters: useBalance.Parameters): useBalance.ReturnType {
  const { address, network } = parameters
  const { adapters, controllers, queries } = useRuntime()
  const isListed = controllers.network.find(network.caipNetworkId) !== undefined
  const canRead = Boolean(adapters.get(network.chainNamespace)?.features['balance:read'])
  const isSupported = isListed && canRead
  const isSeen = useIsPageSeen()
  const query = useQuery({
    ...queries.balance({ address, network }),
    enabled: isSupported && isSeen,
  })
  return { ...query, isSupported }
}
