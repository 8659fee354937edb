import type { CaipNetwork } from '@cleat/core'
import type { Balance } from '@cleat/core/balances'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRuntime } from '../kit/useRuntime.ts'
import { useIsPageSeen } from './useIsPageSeen.ts'

export declare namespace useBalance {
  type Parameters = { address: string; network: CaipNetwork }
  type ReturnType = UseQueryResult<Balance> & {
    /** Whether balances of this network can be read. */
    readonly isSupported: boolean
  }
}

/**
 * The native balance of an address, cached for half a minute. Sends no requests while the page is
 * hidden.
 */
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
