import { useRef } from 'react'

/** The last value that was there. Keeps a view whole while it leaves because its subject is gone. */
export function useLatched<value>(value: value | undefined): value | undefined {
  const last = useRef(value)
  if (value !== undefined) last.current = value
  return value ?? last.current
}
