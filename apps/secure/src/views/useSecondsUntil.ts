import { useEffect, useState } from 'react'

/** How many seconds are left until a time by `Date.now()`. */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((time - now) / 1000))
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return left
}
