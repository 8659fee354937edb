import type { Address } from 'viem'

/** An exchange of constant-product pools with the public interface of Uniswap v2. */
export type Exchange = {
  readonly name: string
  /** The contract that swaps are sent to, and that needs the allowance. */
  readonly router: Address
  readonly factory: Address
  /** The wrapped native currency that its router uses. */
  readonly wrapped: Address
  /** The tokens that a path may go through. */
  readonly through: readonly Address[]
  /** The fee of each pool, in hundredths of a percent. */
  readonly feeBps: number
}
