import { isTokenProgram } from '../../../base/isTokenProgram.ts'
import { programs } from '../../../base/programs.ts'
import { alteredError } from '../../../transfers/alteredError.ts'
import type { NamedInstruction } from '../../../transfers/solanaPayment.ts'
import { findAssociatedAccount } from '../../../transfers/token/findAssociatedAccount.ts'

/**
 * Reads the opening of a token account of the account's own, which pays for it.
 * @returns the mint that the account is for
 * @throws `PAYMENT_ALTERED` for any other instruction of the program
 */
export async function readOpening(
  { accounts, data }: NamedInstruction,
  account: string,
): Promise<string> {
  const [payer, opened, owner, mint = '', system, program = ''] = accounts
  const isIdempotent = data.length === 1 && data[0] === 1 && accounts.length === 6
  if (!isIdempotent || system !== programs.system || !isTokenProgram(program))
    throw alteredError('instructions')
  if (payer !== account || owner !== account) throw alteredError('owner')
  if (opened !== (await findAssociatedAccount({ owner: account, mint, program })))
    throw alteredError('owner')
  return mint
}
