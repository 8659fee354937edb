import { useState } from 'react'

/**
 * Counts changes of the shown route. A route that is entered again is a new visit: its view
 * remounts, even while the old one is leaving.
 */
export function useVisit(route: unknown): number {
  const [last, setLast] = useState({ route, visit: 0 })
  if (last.route === route) return last.visit
  const next = { route, visit: last.visit + 1 }
  setLast(next)
  return next.visit
}
