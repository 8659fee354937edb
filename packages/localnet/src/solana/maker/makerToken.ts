import type { Address } from '@solana/kit'
import type { tokenPrograms } from '../ledger/tokenPrograms.ts'

export type MakerToken = {
  /** The mint. */
  readonly address: Address
  readonly decimals: number
  readonly program: keyof typeof tokenPrograms
}
