import type { Kit } from '@cleat/core'
import type { DataQueries } from '@cleat/core/data'
import { createSend, type SendController } from '@cleat/core/send'
import type { QueryClient } from '@tanstack/react-query'
import { toQueryCache } from './toQueryCache.ts'

// What was sent is followed, and a form is filled in, by one for as long as the kit lives.
const known = new WeakMap<Kit, SendController>()

/** The payments of a kit: made when they are first wanted. */
export function getPayments(parameters: {
  kit: Kit
  queries: DataQueries
  cache: QueryClient
}): SendController {
  const { kit, queries, cache } = parameters
  const send = known.get(kit) ?? createSend({ kit, queries, cache: toQueryCache(cache) })
  known.set(kit, send)
  return send
}
