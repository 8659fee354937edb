import { useEffect, useRef } from 'react'
import type { Activity } from './useActivity.ts'

/** Consecutive pages without visible rows that load automatically. Then the visitor decides. */
const maxEmptyPages = 3

/**
 * Loads the next page when the end of the list is visible.
 * @returns whether the visitor must press a button instead, because the last pages had no visible
 * rows
 */
export function useNextPage(parameters: {
  activity: Activity
  /** The number of visible rows. */
  rows: number
  /** Whether the end of the list is visible. */
  isWanted: boolean
}): boolean {
  const { activity, rows, isWanted } = parameters
  const { more, pages } = activity
  const { status, load } = more
  const last = useRef({ rows, pages })
  if (last.current.rows !== rows) last.current = { rows, pages }
  const isStuck = status === 'idle' && pages - last.current.pages >= maxEmptyPages

  // The number of loaded pages, as the key of the request. A request may start and end between two
  // renders.
  const duePage = isWanted && status === 'idle' && !isStuck ? pages : undefined
  useEffect(() => {
    if (duePage !== undefined) load()
  }, [duePage, load])

  return isStuck
}
