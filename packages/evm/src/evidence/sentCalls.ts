import type { TrialCall } from '../trial/trialRun.ts'

/** What a request sends. */
export type SentCalls = {
  readonly calls: readonly TrialCall[]
  /** What comes before, and changes nothing that the visitor has: the account is created. */
  readonly setup?: readonly TrialCall[] | undefined
  /** The code that the account runs from then on. @see EIP-7702 */
  readonly code?: string | undefined
}
