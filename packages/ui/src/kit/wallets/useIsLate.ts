import { useEffect, useState } from 'react'

/** How long a list waits for the app's service before it shows what comes with Cleat. */
const patienceMs = 1000

/**
 * Whether a wait has become too long. Stays so when it ends: what comes too late would change a list under the visitor's
 * finger. Another question starts anew.
 */
export function useIsLate(parameters: { isWaiting: boolean; question: string }): boolean {
  const { isWaiting, question } = parameters
  const [late, setLate] = useState<string>()

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(question), patienceMs)
    return () => clearTimeout(timer)
  }, [isWaiting, question])

  return late === question
}
