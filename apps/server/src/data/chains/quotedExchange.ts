import type { Address } from 'viem'

/** An exchange with the public interface of Uniswap v3, whose quoter says what a path gives. */
export type QuotedExchange = {
  readonly name: string
  /** SwapRouter02, which swaps are sent to, and which needs the allowance. */
  readonly router: Address
  /** QuoterV2. */
  readonly quoter: Address
  /** The wrapped native currency that its router uses. */
  readonly wrapped: Address
  /** The tokens that a path may go through. */
  readonly through: readonly Address[]
  /** The fees of the pools to look at, in hundredths of a basis point. */
  readonly feeTiers: readonly number[]
}
