import { useCallback, useEffect, useState } from 'react'

/** How long a secret is shown. */
const shownSeconds = 60

/** Shows something for a minute, or until the page is left. */
export function useShownFor(): {
  /** `0` while it is hidden. */
  readonly secondsLeft: number
  show(): void
  hide(): void
} {
  const [until, setUntil] = useState<number>()
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (until === undefined) return undefined
    const hide = () => setUntil(undefined)
    const tick = () => (Date.now() < until ? setNow(Date.now()) : hide())
    const onVisibility = () => document.visibilityState === 'hidden' && hide()
    const timer = setInterval(tick, 250)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [until])
  return {
    secondsLeft: until === undefined ? 0 : Math.max(1, Math.ceil((until - now) / 1000)),
    show: useCallback(() => {
      const start = Date.now()
      setNow(start)
      setUntil(start + shownSeconds * 1000)
    }, []),
    hide: useCallback(() => setUntil(undefined), []),
  }
}
