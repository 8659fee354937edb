import { useEffect, useState } from 'react'

/** The value after it has not changed for `delayMs`. Clearing it takes effect at once. */
export function useDebounced(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])

  return value && settled
}
