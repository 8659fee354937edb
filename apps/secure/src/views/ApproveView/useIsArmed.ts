import { useEffect, useState } from 'react'

const armedMs = 500

/** Whether this was shown for long enough that a press can be meant for it. */
export function useIsArmed(shown: object): boolean {
  const [armed, setArmed] = useState<object>()
  useEffect(() => {
    const timer = setTimeout(() => setArmed(shown), armedMs)
    return () => clearTimeout(timer)
  }, [shown])
  return armed === shown
}
