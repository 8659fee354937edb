import type { AssetAmount } from '@cleat/core'
import { useEffect, useState } from 'react'
import { useDollars } from '../../../i18n/useDollars.ts'
import { useRuntime } from '../../../kit/useRuntime.ts'
import { useReviewSubject } from './useReviewSubject.ts'
import { useTokenFacts } from './useTokenFacts.ts'

/** What an amount is worth, once a service has said what it costs. Collectibles have no price. */
export function useWorth(asset: AssetAmount): string | undefined {
  const { network } = useReviewSubject()
  const runtime = useRuntime()
  const toDollars = useDollars()
  const { decimals } = useTokenFacts(asset)
  const [price, setPrice] = useState<number>()
  const { token, amount, id } = asset
  useEffect(() => {
    let isCurrent = true
    if (network && id === undefined)
      runtime.readPrices({ network, tokens: [token] }).then(
        ([found]) => isCurrent && setPrice(found),
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [runtime, network, token, id])
  return decimals === undefined ? undefined : toDollars({ amount, decimals, price })
}
