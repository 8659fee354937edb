import type { FamilyChain } from './familyChain.ts'

/** A Solana or Bitcoin chain as the user sees it. */
export type FamilyNetwork = FamilyChain & {
  readonly symbol: string
  readonly decimals: number
}
