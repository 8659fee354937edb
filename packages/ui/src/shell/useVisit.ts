import { useState } from 'react'

/**
 * Counts the changes of what is shown. A route that is left and entered again is a new visit: its view starts
 * anew even while the old one is still on its way out.
 */
export function useVisit(route: unknown): number {
  const [last, setLast] = useState({ route, visit: 0 })
  if (last.route === route) return last.visit
  const next = { route, visit: last.visit + 1 }
  setLast(next)
  return next.visit
}
