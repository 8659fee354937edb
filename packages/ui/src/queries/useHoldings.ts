import type { CaipNetwork } from '@cleat/core'
import type { Holdings } from '@cleat/core/data'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useRuntime } from '../kit/useRuntime.ts'
import { useBalance } from './useBalance.ts'
import { useIsOnline } from './useIsOnline.ts'
import { useIsPageSeen } from './useIsPageSeen.ts'
import { withChainCoin } from './withChainCoin.ts'

export declare namespace useHoldings {
  type Parameters = {
    address: string
    network: CaipNetwork
    /** Leaves out what an earlier visit remembers, which may be spent since. @default false */
    isSpendable?: boolean | undefined
  }
  type ReturnType = UseQueryResult<Holdings> & {
    /** Refetches at once, also after a failure. */
    readonly retry: () => void
    readonly isOnline: boolean
  }
}

/**
 * The tokens of an account on a network. Fetched on first use. Refetched when the visitor returns
 * to the page or is online again, at most every half minute, and never while the page is hidden.
 */
export function useHoldings(parameters: useHoldings.Parameters): useHoldings.ReturnType {
  const { queries, startedAt } = useRuntime()
  const { address, network, isSpendable = false } = parameters
  const isSeen = useIsPageSeen()
  const query = useQuery({ ...queries.holdings({ address, network }), enabled: isSeen })
  const isHidden = isSpendable && query.dataUpdatedAt < startedAt
  const { data: coin } = useBalance(parameters)
  const { refetch } = query
  const retry = useCallback(() => {
    queries.allowRetry()
    void refetch()
  }, [queries, refetch])
  const isFaulty = query.isError || query.data?.failure !== undefined
  const isOnline = useIsOnline(isFaulty ? retry : undefined)
  return {
    ...query,
    ...(query.data && { data: isHidden ? undefined : withChainCoin(query.data, coin) }),
    retry,
    isOnline,
  } as useHoldings.ReturnType
}
