import { useEffect, useRef } from 'react'
import type { Activity } from '../../../queries/useActivity.ts'

/** Pages in a row that may show nothing new before the visitor is asked whether to go on. */
const mostEmptyPages = 3

/**
 * Loads the next page as soon as it is wanted.
 * @returns whether it waits for the visitor instead, for the last pages had nothing to show
 */
export function useNextPage(parameters: {
  activity: Activity
  /** How many there are to see. */
  rows: number
  /** Whether the visitor sees the end. */
  isWanted: boolean
}): boolean {
  const { activity, rows, isWanted } = parameters
  const { more, pages } = activity
  const { status, load } = more
  const last = useRef({ rows, pages })
  if (last.current.rows !== rows) last.current = { rows, pages }
  const isStuck = status === 'idle' && pages - last.current.pages >= mostEmptyPages

  // The page that it is due after: an answer may be there before anybody saw that it was asked for.
  const duePage = isWanted && status === 'idle' && !isStuck ? pages : undefined
  useEffect(() => {
    if (duePage !== undefined) load()
  }, [duePage, load])

  return isStuck
}
