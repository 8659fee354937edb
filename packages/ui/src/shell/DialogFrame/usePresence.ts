import { useEffect, useState } from 'react'

/** Whether something is shown, including the time of its leave animation. */
export function usePresence(isShown: boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(isShown)
  if (isShown && !lingers) setLingers(true)
  useEffect(() => {
    if (isShown) return undefined
    const timer = setTimeout(() => setLingers(false), ms)
    return () => clearTimeout(timer)
  }, [isShown, ms])
  return isShown || lingers
}
