import type { ParsedMessage } from '../../../transaction/parseTransaction.ts'
import { alteredError } from '../../../transfers/alteredError.ts'
import type { NamedInstruction } from '../../../transfers/solanaPayment.ts'
import type { LookupTables } from './lookupTables.ts'
import { readLookups } from './readLookups.ts'

/**
 * The instructions of a message with the addresses of their programs and accounts, as the chain
 * finds them.
 * @throws `PAYMENT_ALTERED`
 */
export function nameInstructions(
  { accounts, instructions, lookups }: ParsedMessage,
  tables: LookupTables,
): readonly NamedInstruction[] {
  const { written, read } = readLookups(lookups, tables)
  const all = [...accounts, ...written, ...read]
  // The chain refuses an account that is named twice.
  if (new Set(all).size !== all.length) throw alteredError('accounts')
  const nameOf = (index: number) => {
    const address = all[index]
    if (address === undefined) throw alteredError('accounts')
    return address
  }
  return instructions.map(({ program, accounts: indexes, data }) => ({
    // Lookup tables have no programs.
    program: accounts[program] ?? nameOf(Number.POSITIVE_INFINITY),
    accounts: indexes.map(nameOf),
    data,
  }))
}
