import type budgets from '../budgets.json'
import type { Bench, Findings } from './bench.ts'
import { measureLeak } from './measureLeak.ts'
import { measureList } from './measureList.ts'
import { measureLoad } from './measureLoad.ts'
import { measureOpen } from './measureOpen.ts'
import { measureRequests } from './measureRequests.ts'
import { measureSize } from './measureSize.ts'
import { measureViews } from './measureViews.ts'

type Budgets = typeof budgets

export type PartName = keyof Budgets

/** What the bench measures, in this order. */
export const parts: {
  readonly [name in PartName]: (bench: Bench) => Promise<Findings<Budgets[name]>>
} = {
  size: measureSize,
  views: measureViews,
  load: measureLoad,
  open: measureOpen,
  list: measureList,
  leak: measureLeak,
  requests: measureRequests,
}
