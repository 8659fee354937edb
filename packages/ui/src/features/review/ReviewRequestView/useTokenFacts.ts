import type { NamedAsset, TokenFacts } from './reviewContext.ts'
import { useReviewSubject } from './useReviewSubject.ts'

/** How an asset of the surrounding review is called. */
export function useTokenFacts(asset: NamedAsset): TokenFacts {
  const { useTokenFacts: useFacts } = useReviewSubject()
  return useFacts(asset)
}
