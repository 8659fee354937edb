import { useEffect, useState } from 'react'
import { useSessions } from './useSessions.ts'

/** Whether the wallet grants nothing. It is asked only where there is nothing to show. */
export function useIsUnsupported(isWanted: boolean): boolean {
  const sessions = useSessions()
  const [isUnsupported, setIsUnsupported] = useState(false)
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    void sessions.isSupported().then(({ status }) => {
      if (isCurrent) setIsUnsupported(status === 'unsupported')
    })
    return () => {
      isCurrent = false
    }
  }, [sessions, isWanted])
  return isWanted && isUnsupported
}
