import type { SwapController } from '@cleat/core/swap'
import { useEffect, useState } from 'react'
import { useKit } from '../../../kit/useKit.ts'

/** The swap feature, if it is loaded or has something to follow from an earlier visit. */
export function useLoadedSwap(): SwapController | undefined {
  const kit = useKit()
  const [loaded, setLoaded] = useState(kit.controllers.swap)
  const isWanted = !loaded && Boolean(kit.storage.get('sentSwaps')?.length)

  useEffect(() => {
    if (!isWanted) return undefined
    let isStillWanted = true
    kit.feature('swap').then(
      (swap) => isStillWanted && setLoaded(swap),
      // The history is useful without it, and the next visit retries.
      () => undefined,
    )
    return () => {
      isStillWanted = false
    }
  }, [isWanted, kit])

  return loaded
}
