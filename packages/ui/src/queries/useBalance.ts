import type { CaipNetwork, ChainAdapter, Namespace } from '@cleat/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useKit } from '../kit/useKit.ts'

export type Balance = Awaited<ReturnType<NonNullable<ChainAdapter['features']['balance:read']>>>

export declare namespace useBalance {
  type Parameters = {
    namespace: Namespace
    address: string | undefined
    network: CaipNetwork | undefined
  }
  type ReturnType = UseQueryResult<Balance> & {
    /** Whether the adapter can read balances at all. */
    readonly isSupported: boolean
  }
}

/** The native balance of an address, kept for half a minute. */
export function useBalance(parameters: useBalance.Parameters): useBalance.ReturnType {
  const { namespace, address, network } = parameters
  const kit = useKit()
  const read = kit.adapters.get(namespace)?.features['balance:read']
  const query = useQuery({
    queryKey: ['balance', namespace, network?.caipNetworkId, address],
    enabled: Boolean(read && address && network),
    queryFn: () => {
      if (!read || !address || !network) throw new TypeError('Disabled')
      return read({ address, network })
    },
  })
  return { ...query, isSupported: Boolean(read) }
}
