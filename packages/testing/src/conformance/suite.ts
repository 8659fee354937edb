import type { AdapterFeatures } from '@cleat/core/adapter'
import type { Page } from './page.ts'

/** What a suite's file gets: how to declare a test on a page of its own, and whether the adapter can do something. */
export type Suite = {
  check(name: string, run: (page: Page) => Promise<void>): void
  can(feature: keyof AdapterFeatures): boolean
}
