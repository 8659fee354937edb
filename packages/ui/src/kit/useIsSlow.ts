import { useEffect, useState } from 'react'

const slowMs = 8000

/** Whether a wait is long. `restart` resets the timer. */
export function useIsSlow(isWaiting: boolean): { isSlow: boolean; restart: () => void } {
  const [isSlow, setIsSlow] = useState(false)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts the clock again
  useEffect(() => {
    setIsSlow(false)
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setIsSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [isWaiting, round])

  return { isSlow: isSlow && isWaiting, restart: () => setRound(round + 1) }
}
