import { base58 } from '@scure/base'
import { programs } from '../base/programs.ts'
import type { ParsedInstruction, ParsedMessage } from './parseTransaction.ts'

/** Whether two messages differ in nothing but their compute budget. */
export function isSameButBudget(asked: ParsedMessage, signed: ParsedMessage): boolean {
  return describe(asked) === describe(signed)
}

/** The content of a message without its compute budget, independent of the order of accounts. */
function describe(message: ParsedMessage): string {
  const { version, accounts, signers, blockhash, instructions, lookups, isWritable } = message
  const own = accounts.length
  /** Accounts from lookup tables are numbered after the message's own. */
  const nameOf = (index: number) =>
    index < own
      ? `${accounts[index]}${isWritable(index) ? ' writable' : ''}`
      : `looked up ${index - own}`
  const rest = instructions.filter(({ program }) => accounts[program] !== programs.budget)
  const toText = ({ program, accounts: used, data }: ParsedInstruction) => [
    nameOf(program),
    used.map(nameOf),
    base58.encode(data),
  ]
  const named = accounts
    .map((address, index) => ({ address, name: nameOf(index) }))
    .filter(({ address }) => address !== programs.budget)
    .map(({ name }) => name)
    .sort()
  return JSON.stringify([
    ...[version, blockhash, signers, named, base58.encode(lookups)],
    rest.map(toText),
  ])
}
