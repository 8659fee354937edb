import { useEffect, useRef, useState } from 'react'

const delayMs = 150
const minMs = 300

/** Whether to show a loading state: not for short waits, and long enough not to flash. */
export function useDelayedBusy(isBusy: boolean): boolean {
  const [isShown, setIsShown] = useState(false)
  const shownAt = useRef(0)

  useEffect(() => {
    if (isBusy === isShown) return undefined
    const wait = isBusy ? delayMs : Math.max(0, minMs - (Date.now() - shownAt.current))
    const timer = setTimeout(() => {
      shownAt.current = Date.now()
      setIsShown(isBusy)
    }, wait)
    return () => clearTimeout(timer)
  }, [isBusy, isShown])

  return isShown
}
