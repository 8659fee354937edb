import type { ParsedMessage } from '../transaction/parseTransaction.ts'
import { alteredError } from './alteredError.ts'
import type { NamedInstruction } from './solanaPayment.ts'

/**
 * The instructions of a message with the addresses of their accounts, each of which is named once
 * and used.
 * @throws `PAYMENT_ALTERED`
 */
export function nameAccounts({
  accounts,
  instructions,
}: ParsedMessage): readonly NamedInstruction[] {
  const used = new Set([accounts[0]])
  const nameOf = (index: number) => {
    const address = accounts[index]
    if (address === undefined) throw alteredError('accounts')
    used.add(address)
    return address
  }
  const named = instructions.map(({ program, accounts: indexes, data }) => ({
    ...{ program: nameOf(program), accounts: indexes.map(nameOf), data },
  }))
  // A repeated account counts once in the set.
  if (used.size !== accounts.length) throw alteredError('accounts')
  return named
}
