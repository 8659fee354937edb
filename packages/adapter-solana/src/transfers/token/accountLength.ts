import { programs } from '../../base/programs.ts'
import type { Mint } from './readMint.ts'

const plain = 165
/** The account type, and the header of the ImmutableOwner extension. */
const common = 1 + 4
/**
 * The extra length of an account, by mint extension: TransferFeeAmount, TransferHookAccount,
 * PausableAccount.
 */
const rooms: Readonly<Record<number, number>> = { 1: 4 + 8, 14: 4 + 1, 26: 4 }

/** The length of an associated token account, in bytes. */
export function accountLength({ program, extensions }: Mint): number {
  if (program === programs.token) return plain
  return [...extensions.keys()].reduce((sum, type) => sum + (rooms[type] ?? 0), plain + common)
}
