import { useEffect, useState } from 'react'

/** A value as it is once it has not changed for a while, such as what is typed. What is emptied counts at once. */
export function useDebounced(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])

  return value && settled
}
