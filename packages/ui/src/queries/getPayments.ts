import type { Kit } from '@cleat/core'
import type { DataQueries } from '@cleat/core/data'
import { createPayments, type Payments } from '@cleat/core/payments'
import type { QueryClient } from '@tanstack/react-query'
import { toQueryCache } from './toQueryCache.ts'

// What was sent is followed, and a form is filled in, by one for as long as the kit lives.
const known = new WeakMap<Kit, Payments>()

/** The payments of a kit: made when they are first wanted. */
export function getPayments(parameters: {
  kit: Kit
  queries: DataQueries
  cache: QueryClient
}): Payments {
  const { kit, queries, cache } = parameters
  const payments = known.get(kit) ?? createPayments({ kit, queries, cache: toQueryCache(cache) })
  known.set(kit, payments)
  return payments
}
