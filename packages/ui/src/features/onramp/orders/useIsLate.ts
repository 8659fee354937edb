import { useEffect, useState } from 'react'

/** Timers cannot be longer. Milliseconds. */
const longest = 2 ** 31 - 1

/**
 * Whether a time has passed.
 * @param time - in milliseconds since 1970
 */
export function useIsLate(time: number): boolean {
  const [isLate, setIsLate] = useState(() => Date.now() >= time)
  useEffect(() => {
    const ms = time - Date.now()
    setIsLate(ms <= 0)
    if (ms <= 0) return undefined
    const timer = setTimeout(() => setIsLate(true), Math.min(ms, longest))
    return () => clearTimeout(timer)
  }, [time])
  return isLate
}
