import { useEffect, useState } from 'react'

const openingMs = 1500

/**
 * Whether the page is still visible a while after a link to an app was followed, which means that
 * no app opened.
 */
export function useIsStillHere(parameters: {
  /** How often a link was followed. Each time restarts the timer. */
  followed: number
}): boolean {
  const { followed } = parameters
  const [isStillHere, setIsStillHere] = useState(false)

  useEffect(() => {
    setIsStillHere(false)
    if (followed === 0) return undefined
    const timer = setTimeout(() => setIsStillHere(!document.hidden), openingMs)
    const onChange = () => {
      if (!document.hidden) return
      clearTimeout(timer)
      setIsStillHere(false)
    }
    document.addEventListener('visibilitychange', onChange)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [followed])

  return isStillHere
}
