import type { FamilyChain } from './familyChain.ts'

/** A chain of Solana or Bitcoin, as the user is shown it. */
export type FamilyNetwork = FamilyChain & {
  readonly symbol: string
  readonly decimals: number
}
