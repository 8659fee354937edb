import type { Route } from '@cleat/core'

/** What the visitor came for, where a wallet had to be connected first. */
export function findNext(history: readonly Route[]): Route | undefined {
  for (const route of history) if ('next' in route && route.next) return route.next as Route
  return undefined
}
