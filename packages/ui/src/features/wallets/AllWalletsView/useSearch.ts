import { useEffect, useState } from 'react'
import { useDebounced } from '../../../kit/useDebounced.ts'
import { useKit } from '../../../kit/useKit.ts'

const waitMs = 300

// What was typed belongs to the visit that a route stands for: it is there when the visitor comes back to it.
const typed = new WeakMap<object, string>()

/** What the visitor looks for, and what of it is settled. */
export function useSearch(route: object): {
  readonly search: string
  readonly settled: string
  readonly setSearch: (search: string) => void
} {
  const { events } = useKit().controllers
  const [search, setSearch] = useState(() => typed.get(route) ?? '')
  const settled = useDebounced(search.trim(), waitMs)
  const [first] = useState(settled)

  useEffect(() => {
    if (settled && settled !== first) events.track('SEARCH_WALLET', { search: settled })
  }, [settled, first, events])

  return {
    search,
    settled,
    setSearch(next) {
      typed.set(route, next)
      setSearch(next)
    },
  }
}
