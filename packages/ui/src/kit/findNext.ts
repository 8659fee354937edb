import type { Route } from '@cleat/core'

/** The view to open after connecting, if the visitor had to connect first. */
export function findNext(history: readonly Route[]): Route | undefined {
  for (const route of history) if ('next' in route && route.next) return route.next as Route
  return undefined
}
