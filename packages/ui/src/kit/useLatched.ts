import { useRef } from 'react'

/** The last defined value. Keeps a leaving view complete when its subject is gone. */
export function useLatched<value>(value: value | undefined): value | undefined {
  const last = useRef(value)
  if (value !== undefined) last.current = value
  return value ?? last.current
}
