import type { CaipNetwork } from '@cleat/core'
import { type Balance, balanceQuery } from '@cleat/core/balances'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useKit } from '../kit/useKit.ts'
import { useIsPageSeen } from './useIsPageSeen.ts'

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
  const kit = useKit()
  const isListed = kit.controllers.network.find(network.caipNetworkId) !== undefined
  const canRead = Boolean(kit.adapters.get(network.chainNamespace)?.features['balance:read'])
  const isSupported = isListed && canRead
  const isSeen = useIsPageSeen()
  const query = useQuery({
    ...balanceQuery(kit, { address, network }),
    enabled: isSupported && isSeen,
  })
  return { ...query, isSupported }
}
