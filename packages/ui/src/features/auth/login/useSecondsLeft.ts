import { useEffect, useState } from 'react'

/** The seconds until a time has passed since something happened, counted down. */
export function useSecondsLeft(subject: object, waitMs: number): number {
  const [start, setStart] = useState({ subject, at: Date.now() })
  const [now, setNow] = useState(start.at)
  if (start.subject !== subject) {
    const at = Date.now()
    setStart({ subject, at })
    setNow(at)
  }
  const left = Math.max(0, Math.ceil((start.at + waitMs - now) / 1000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
