import { useEffect, useState } from 'react'
import type { LazyAccountContent } from './lazyAccountContent.ts'

/**
 * How the account button looks, loaded while the visitor is busy in the wallet or an earlier session is being restored.
 * `null` when it cannot be loaded.
 */
export function useLazyAccountContent(isWanted: boolean): LazyAccountContent | null | undefined {
  const [content, setContent] = useState<LazyAccountContent | null>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    const show = (loaded: LazyAccountContent | null) => {
      if (!isGone) setContent(loaded)
    }
    import('./lazyAccountContent.ts').then(
      ({ lazyAccountContent }) => show(lazyAccountContent),
      () => show(null),
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return content
}
