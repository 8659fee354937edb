import { useEffect, useState } from 'react'
import { useDebounced } from '../../../kit/useDebounced.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useMemory } from '../../../kit/useMemory.ts'

const waitMs = 300

/** The typed query of each visit, kept while the visitor is in other views. */
const createTyped = () => new WeakMap<object, string>()

/** The typed query, and the debounced one. */
export function useSearch(
  route: object,
  badge: 'certified' | undefined,
): {
  readonly search: string
  readonly settled: string
  readonly setSearch: (search: string) => void
} {
  const { events } = useKit().controllers
  const typed = useMemory(createTyped)
  const [search, setSearch] = useState(() => typed.get(route) ?? '')
  const settled = useDebounced(search.trim(), waitMs)
  const [first] = useState(settled)

  useEffect(() => {
    if (settled && settled !== first) events.track('SEARCH_WALLET', { search: settled, badge })
  }, [settled, first, events, badge])

  return {
    search,
    settled,
    setSearch(next) {
      typed.set(route, next)
      setSearch(next)
    },
  }
}
