import { toPublicKey } from './bytes.ts'
import { programs } from './programs.ts'

/**
 * The vanity addresses of native programs, sysvars, the incinerator and wrapped SOL, which end in
 * ones, or ones and a digit. They have no private key.
 */
const filled = /1{16}.$/

const knownPrograms: ReadonlySet<string> = new Set([
  ...Object.values(programs),
  'MemoSq4gqABAXKB96qnH8TysNcWxMyWCqXgDLGmfcHr',
])

/**
 * The public key of an address that can receive SOL. Programs are refused, because their SOL cannot
 * be spent.
 */
export function parseRecipient(to: unknown): Uint8Array | undefined {
  if (typeof to !== 'string' || filled.test(to) || knownPrograms.has(to)) return undefined
  return toPublicKey(to)
}
