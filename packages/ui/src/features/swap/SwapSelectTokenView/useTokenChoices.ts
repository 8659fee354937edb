import type { CaipNetwork } from '@cleat/core'
import { useMemo } from 'react'
import { useHoldings } from '../../../queries/useHoldings.ts'
import { useTokens } from '../../../queries/useTokens.ts'
import { useListedTokens } from '../tokens/useListedTokens.ts'
import { useTokenTrust } from '../tokens/useTokenTrust.ts'
import { listChoices, type TokenChoices } from './listChoices.ts'

export type TokenChoicesQuery = TokenChoices & {
  readonly isPending: boolean
  /** Why the list of the service is missing. */
  readonly error: Error | null
  readonly isFetching: boolean
  readonly retry: () => void
}

/** The tokens to choose from, as far as they are known. */
export function useTokenChoices(parameters: {
  address: string
  network: CaipNetwork
}): TokenChoicesQuery {
  const { network } = parameters
  const { data: holdings, isPending: isReading } = useHoldings({ ...parameters, isSpendable: true })
  const { tokens } = useTokens({ holdings, network })
  const { data: listed, error, isPending, isFetching, refetch } = useListedTokens(network)
  const judge = useTokenTrust(network)
  const choices = useMemo(() => {
    const held = tokens.filter(({ quantity }) => quantity.amount > 0n && quantity.decimals > 0)
    return listChoices({ network, held, listed: listed ?? [], judge })
  }, [network, tokens, listed, judge])
  return {
    ...choices,
    isPending: isPending || isReading,
    error: listed ? null : error,
    isFetching,
    retry: () => void refetch(),
  }
}
