import { useEffect, useState } from 'react'

const lateMs = 8000

/**
 * Whether the wallet is late to answer. `restart` counts from the beginning. Not the modal's
 * `useIsSlow`: with a third user it would become a file that the first view has to fetch.
 */
export function useLateness(isWaiting: boolean): { isLate: boolean; restart: () => void } {
  const [lateRound, setLateRound] = useState(-1)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLateRound(round), lateMs)
    return () => {
      clearTimeout(timer)
      setLateRound(-1)
    }
  }, [isWaiting, round])
  return { isLate: isWaiting && lateRound === round, restart: () => setRound(round + 1) }
}
