import type { AllowanceChange, AssetChange } from '@cleat/core/adapter'
import type { TrialAnswer, TrialCall } from '../trial/trialRun.ts'

/** What a trial changed. */
export type Measured = {
  readonly change?: AssetChange | undefined
  readonly allowance?: AllowanceChange | undefined
  readonly isAccountChanged?: boolean | undefined
}

/** Questions that are asked before and after the calls of a trial. */
export type Probe = {
  readonly calls: readonly TrialCall[]
  measure(before: readonly TrialAnswer[], after: readonly TrialAnswer[]): Measured
}
