import type { ParsedMessage } from '../../../transaction/parseTransaction.ts'
import type { LookupTables } from './lookupTables.ts'
import { readLookups } from './readLookups.ts'

/**
 * The addresses of the accounts that a message may change. The chain lets it change no others.
 * @throws `PAYMENT_ALTERED`
 */
export function listWritten(
  { accounts, isWritable, lookups }: ParsedMessage,
  tables: LookupTables,
): readonly string[] {
  const own = accounts.filter((_, index) => isWritable(index))
  return [...own, ...readLookups(lookups, tables).written]
}
