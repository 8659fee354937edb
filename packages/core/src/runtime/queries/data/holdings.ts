import type { CleatError } from '../../../base/errors/cleatError.ts'
import type { TokenBalance } from '../../api/data/tokenBalance.ts'

/** What an account holds on one network, and how much of the truth that is. */
export type Holdings = {
  /** The chain's own coin first, then as the source gave them. */
  readonly balances: readonly TokenBalance[]
  /** Who said so. `chain` knows the chain's own coin and the tokens that the app named, and no prices. */
  readonly source: 'wallet' | 'service' | 'chain'
  /** Why a better source was not to be had, where one was asked. */
  readonly failure?: CleatError | undefined
  /** How many items of the source could not be believed. */
  readonly dropped: number
  /** Whether it is from before, for the service could not read it anew in time. */
  readonly isStale?: boolean | undefined
}
