import type { CleatError } from '../../../base/errors/cleatError.ts'
import type { TokenBalance } from '../../api/data/answers/tokenBalance.ts'

/** The balances of an account on one network, with their source and completeness. */
export type Holdings = {
  /** The native coin first, then the source's order. */
  readonly balances: readonly TokenBalance[]
  /** The source. `chain` has the native coin and the app's configured tokens, without prices. */
  readonly source: 'wallet' | 'service' | 'chain'
  /** Why a preferred source failed, if one did. */
  readonly failure?: CleatError | undefined
  /** Number of invalid items of the source. */
  readonly dropped: number
  /** Whether the service returned older data because it could not refresh in time. */
  readonly isStale?: boolean | undefined
}
