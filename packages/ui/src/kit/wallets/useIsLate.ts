import { useEffect, useState } from 'react'

/** How long a list waits for the app's service before it shows the registry only. */
const timeoutMs = 1000

/**
 * Whether a wait has timed out. Stays true afterwards, because a late answer would move rows under
 * the visitor's finger. A new question resets it.
 */
export function useIsLate(parameters: { isWaiting: boolean; question: string }): boolean {
  const { isWaiting, question } = parameters
  const [late, setLate] = useState<string>()

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(question), timeoutMs)
    return () => clearTimeout(timer)
  }, [isWaiting, question])

  return late === question
}
