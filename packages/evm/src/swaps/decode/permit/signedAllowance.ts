import type { DecodedAllowance } from '@cleat/core/adapter'

/** An allowance that an account signs. */
export type SignedAllowance = Omit<DecodedAllowance, 'type'> & {
  /** Seconds since the epoch, until which the signature can be used and the allowance lasts. */
  readonly deadlines: readonly bigint[]
  readonly nonce: bigint
  /** The contract that knows which nonce is next, and the call that asks it. */
  readonly counter: { readonly to: string; readonly data: string; readonly word: number }
}
