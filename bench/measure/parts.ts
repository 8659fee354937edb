import type budgets from '../budgets.json'
import type { Bench, Findings } from './bench.ts'
import { measureLeak } from './measureLeak.ts'
import { measureLoad } from './measureLoad.ts'
import { measureRequests } from './measureRequests.ts'
import { measureSize } from './measureSize.ts'

type Budgets = typeof budgets

export type PartName = keyof Budgets

/** What the bench measures, in this order. */
export const parts: {
  readonly [name in PartName]: (bench: Bench) => Promise<Findings<Budgets[name]>>
} = {
  size: measureSize,
  load: measureLoad,
  leak: measureLeak,
  requests: measureRequests,
}
