import { toPublicKey } from './bytes.ts'
import { programs } from './programs.ts'

/** Programs of the runtime, its accounts of facts and the place to burn: a name, filled up. No key of anybody looks so. */
const filled = /1{16}.?$/

const knownPrograms: ReadonlySet<string> = new Set([
  ...Object.values(programs),
  'MemoSq4gqABAXKB96qnH8TysNcWxMyWCqXgDLGmfcHr',
])

/** The public key behind an address that SOL may be sent to. What a program gets nobody has any more. */
export function parseRecipient(to: unknown): Uint8Array | undefined {
  if (typeof to !== 'string' || filled.test(to) || knownPrograms.has(to)) return undefined
  return toPublicKey(to)
}
