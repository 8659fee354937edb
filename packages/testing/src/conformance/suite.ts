import type { AdapterFeatures } from '@cleat/core/adapter'
import type { Page } from './page.ts'

type Check = (name: string, run: (page: Page) => Promise<void>) => void

/** The context of a suite: declares a test with its own page, and has the adapter's abilities. */
export type Suite = {
  check: Check
  /** Declares tests that are skipped, and say so, where the adapter lacks one of these features. */
  requires(...features: readonly (keyof AdapterFeatures)[]): Check
  can(feature: keyof AdapterFeatures): boolean
}
