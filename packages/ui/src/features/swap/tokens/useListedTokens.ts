import type { CaipNetwork } from '@cleat/core'
import type { Token } from '@cleat/core/data'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../../kit/useRuntime.ts'
import { useIsPageSeen } from '../../../queries/useIsPageSeen.ts'

/** The tokens that the service lists for a network. */
export function useListedTokens(network: CaipNetwork): UseQueryResult<readonly Token[]> {
  const { queries } = useRuntime()
  return useQuery({ ...queries.tokens({ network }), enabled: useIsPageSeen() })
}
