import type { Kit } from '@cleat/core'
import { createDataQueries, type DataQueries } from '@cleat/core/data'
import { useKit } from '../kit/useKit.ts'

// What has failed, and who cannot tell, must be remembered for as long as the kit lives.
const known = new WeakMap<Kit, DataQueries>()

/** What chains and services know of money. */
export function useDataQueries(): DataQueries {
  const kit = useKit()
  const queries = known.get(kit) ?? createDataQueries(kit)
  known.set(kit, queries)
  return queries
}
