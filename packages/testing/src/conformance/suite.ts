import type { AdapterFeatures } from '@cleat/core/adapter'
import type { Page } from './page.ts'

type Check = (name: string, run: (page: Page) => Promise<void>) => void

/** What a suite's file gets: how to declare a test on a page of its own, and whether the adapter can do something. */
export type Suite = {
  check: Check
  /** Declares tests that are skipped, and say so, where the adapter lacks one of these features. */
  requires(...features: readonly (keyof AdapterFeatures)[]): Check
  can(feature: keyof AdapterFeatures): boolean
}
