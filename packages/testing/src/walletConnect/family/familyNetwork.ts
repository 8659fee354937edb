import type { FamilyChain } from './familyChain.ts'

/** A Solana or Bitcoin chain as the user sees it. */
export type FamilyNetwork = FamilyChain & {
  /** The symbol of its currency, such as `SOL`. */
  readonly symbol: string
  /** The decimals of its currency, such as 9. */
  readonly decimals: number
}
