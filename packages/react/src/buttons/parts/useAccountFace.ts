import { useEffect, useState } from 'react'
import type { AccountFace } from './accountFace.ts'

/**
 * How the account button looks, loaded while the visitor is busy in the wallet or an earlier session is being restored.
 * `null` when it cannot be loaded.
 */
export function useAccountFace(isWanted: boolean): AccountFace | null | undefined {
  const [face, setFace] = useState<AccountFace | null>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    const show = (loaded: AccountFace | null) => {
      if (!isGone) setFace(loaded)
    }
    import('./accountFace.ts').then(
      ({ accountFace }) => show(accountFace),
      () => show(null),
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return face
}
