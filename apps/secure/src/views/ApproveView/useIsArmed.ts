import { useEffect, useState } from 'react'

const armedMs = 500

/** Whether what is shown was visible for long enough that a press can be meant for it. */
export function useIsArmed(): boolean {
  const [isArmed, setIsArmed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsArmed(true), armedMs)
    return () => clearTimeout(timer)
  }, [])
  return isArmed
}
