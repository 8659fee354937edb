import { useEffect, useState } from 'react'
import type { LazyAccountContent } from './lazyAccountContent.ts'

/**
 * Loads the content of the account button while a wallet connects or a session is restored.
 * `undefined` while it loads, `null` if it cannot load.
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
