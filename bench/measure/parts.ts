import type budgets from '../budgets.json'
import type { Bench, Findings } from './bench.ts'
import { measureLeak } from './measureLeak.ts'
import { measureList } from './measureList.ts'
import { measureLoad } from './measureLoad.ts'
import { measureOpen } from './measureOpen.ts'
import { measureRelay, measureRelayBrief } from './measureRelay.ts'
import { measureRequests } from './measureRequests.ts'
import { measureSize } from './measureSize.ts'
import { measureViews } from './measureViews.ts'

type Budgets = typeof budgets

export type PartName = keyof Budgets

export type ServerPartName = 'relayBrief' | 'relay'

export type PagePartName = Exclude<PartName, ServerPartName>

/** What is measured of pages, in this order. */
export const pageParts: {
  readonly [name in PagePartName]: (bench: Bench) => Promise<Findings<Budgets[name]>>
} = {
  size: measureSize,
  views: measureViews,
  load: measureLoad,
  open: measureOpen,
  list: measureList,
  leak: measureLeak,
  requests: measureRequests,
}

/** What is measured of the services after that. They need no app and no browser. */
export const serverParts: {
  readonly [name in ServerPartName]: (
    options: measureRelay.Parameters,
  ) => Promise<Findings<Budgets[name]>>
} = {
  relayBrief: () => measureRelayBrief(),
  relay: measureRelay,
}

export const partNames = [...Object.keys(pageParts), ...Object.keys(serverParts)] as PartName[]

/** Measured only when asked for, because they take minutes. */
export const longParts: readonly PartName[] = ['relay']

export function isPagePart(name: PartName): name is PagePartName {
  return name in pageParts
}
