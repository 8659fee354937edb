import { CustodyError } from '../custodyError.ts'
import type { Holder } from '../keystore/holder.ts'

/**
 * Refuses a new method of recovery whose key is not at hand: it would be first used, and found not
 * to open anything, when all else is lost.
 * @throws `SELF_CHECK_FAILED`
 */
export function requireTested(
  added: readonly Holder[],
  keys: ReadonlyMap<string, CryptoKeyPair>,
): void {
  if (added.some(({ id, role }) => role === 'r' && !keys.has(id)))
    throw new CustodyError('SELF_CHECK_FAILED', 'a new method of recovery was not tried')
}
