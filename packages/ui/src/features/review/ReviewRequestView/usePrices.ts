import type { AssetAmount } from '@cleat/core'
import { useQuery } from '@tanstack/react-query'
import { useKit } from '../../../kit/useKit.ts'
import { useRuntime } from '../../../kit/useRuntime.ts'
import { useReviewSubject } from './useReviewSubject.ts'

/**
 * The prices of what changes, in US dollars, from the app's service. Of what has none, or is one of
 * a collection, nothing is known.
 */
export function usePrices(
  assets: readonly AssetAmount[],
): (token: string | undefined) => number | undefined {
  const { id, controllers } = useKit()
  const { readPrices } = useRuntime()
  const { request } = useReviewSubject()
  const network = controllers.network.find(request.chain)
  const tokens = [...new Set(assets.flatMap((one) => (one.id === undefined ? [one.token] : [])))]
  const { data = [] } = useQuery({
    queryKey: ['cleat', id, 'reviewPrices', request.chain, ...tokens.map((token) => token ?? '')],
    queryFn: async () => (network ? [...(await readPrices({ network, tokens }))] : []),
    enabled: network !== undefined && tokens.length > 0,
    retry: false,
  })
  return (token) => data[tokens.indexOf(token)]
}
