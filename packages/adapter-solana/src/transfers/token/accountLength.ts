import { programs } from '../../programs.ts'
import type { Mint } from './readMint.ts'

const plain = 165
/** What is behind it that tells what it is, and that its owner stays the same. */
const common = 1 + 4
/** What else an account has to have room for, by the number of the mint's extension: fees, a hook, being paused. */
const rooms: Readonly<Record<number, number>> = { 1: 4 + 8, 14: 4 + 1, 26: 4 }

/** How long an associated account for a token is. */
export function accountLength({ program, extensions }: Mint): number {
  if (program === programs.token) return plain
  return [...extensions.keys()].reduce((sum, type) => sum + (rooms[type] ?? 0), plain + common)
}
