import { programs } from '../../../base/programs.ts'
import { alteredError } from '../../../transfers/alteredError.ts'
import type { NamedInstruction } from '../../../transfers/solanaPayment.ts'
import { readU64 } from '../base/readU64.ts'

/** Own lamports that are put into the own account of wrapped SOL, taken note of, or taken out. */
export type Wrapping =
  | { readonly type: 'paid'; readonly lamports: bigint }
  | { readonly type: 'synced' }
  | { readonly type: 'closed' }

/**
 * Reads an instruction about the account's wrapped SOL.
 * @param wrapped - the account's own token account for it
 * @throws `PAYMENT_ALTERED` for any other instruction of these programs
 */
export function readWrapping(
  { program, accounts, data }: NamedInstruction,
  { account, wrapped }: { readonly account: string; readonly wrapped: string },
): Wrapping {
  if (program === programs.system) return readPayment({ accounts, data }, { account, wrapped })
  const [subject, receiver, owner] = accounts
  const [kind] = data
  if (data.length !== 1 || subject !== wrapped) throw alteredError('instructions')
  const [, extra = rent, ...more] = accounts
  // Newer libraries name the chain's rent, too, which the program only reads.
  if (kind === syncNative && extra === rent && more.length === 0) return { type: 'synced' }
  if (kind !== closeAccount || accounts.length !== 3) throw alteredError('instructions')
  if (receiver !== account || owner !== account) throw alteredError('to')
  return { type: 'closed' }
}

const [closeAccount, syncNative] = [9, 17]
/** The account by which the chain says what rent is. */
const rent = 'SysvarRent111111111111111111111111111111111'
const transfer = [2, 0, 0, 0]

function readPayment(
  { accounts, data }: Pick<NamedInstruction, 'accounts' | 'data'>,
  { account, wrapped }: { readonly account: string; readonly wrapped: string },
): Wrapping {
  const isTransfer = data.length === 12 && transfer.every((byte, index) => data[index] === byte)
  if (!isTransfer || accounts.length !== 2) throw alteredError('instructions')
  if (accounts[0] !== account) throw alteredError('from')
  if (accounts[1] !== wrapped) throw alteredError('to')
  return { type: 'paid', lamports: readU64(data, 4) }
}
