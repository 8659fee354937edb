import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../../kit/useRuntime.ts'
import type { NamedAsset, TokenFacts } from './reviewContext.ts'
import { useReviewSubject } from './useReviewSubject.ts'

/**
 * How a token is called and how many decimals it has: as the chain says, or as it was found out
 * already. `undefined` for what has neither, such as collections.
 */
export function useKitTokenFacts(asset: NamedAsset): TokenFacts {
  const { request, network } = useReviewSubject()
  const { queries } = useRuntime()
  const { token, id } = asset
  const isAsked =
    token !== undefined && id === undefined && asset.decimals === undefined && network !== undefined
  const { data, isLoading } = useQuery({
    ...queries.token({
      address: request.account,
      network: network as NonNullable<typeof network>,
      text: token ?? '',
    }),
    enabled: isAsked,
  })
  if (token === undefined) return { ...network?.nativeCurrency, isPending: false }
  const { symbol = data?.symbol, decimals = data?.quantity.decimals } = asset
  return { symbol, decimals, isPending: isAsked && isLoading }
}
