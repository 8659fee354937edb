import type { GuardLimit } from './guardLimit.ts'

/** What may leave an account at most, and until when that counts. */
export type GuardTerms = {
  readonly limits: readonly GuardLimit[]
  /** Seconds since the epoch, by the chain. */
  readonly until: bigint
  /** No two are the same. */
  readonly salt: bigint
}
