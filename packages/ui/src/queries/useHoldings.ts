import type { CaipNetwork } from '@cleat/core'
import type { Holdings } from '@cleat/core/data'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useDataQueries } from './useDataQueries.ts'

export declare namespace useHoldings {
  type Parameters = { address: string; network: CaipNetwork }
  type ReturnType = UseQueryResult<Holdings> & {
    /** Asks again at once, also after a failure. */
    readonly retry: () => void
  }
}

/** What an account holds on a network. Nothing is asked while the page is not seen. */
export function useHoldings(parameters: useHoldings.Parameters): useHoldings.ReturnType {
  const queries = useDataQueries()
  const query = useQuery(queries.holdings(parameters))
  const retry = () => {
    queries.allowRetry()
    void query.refetch()
  }
  return { ...query, retry }
}
