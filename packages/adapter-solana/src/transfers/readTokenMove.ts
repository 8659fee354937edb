import { toPublicKey } from '../base/bytes.ts'
import { programs } from '../base/programs.ts'
import { alteredError } from './alteredError.ts'
import type { NamedInstruction, PaymentMove } from './solanaPayment.ts'
import { findAssociatedAccount } from './token/findAssociatedAccount.ts'

/**
 * Reads a token transfer between the associated accounts of payer and owner, which may create the
 * latter. Both addresses are derived here, because the payload is not trusted.
 * @throws `PAYMENT_ALTERED`
 */
export async function readTokenMove(parameters: {
  from: string
  owner: string | undefined
  moves: readonly NamedInstruction[]
}): Promise<PaymentMove> {
  const { from, owner, moves } = parameters
  const move = moves.at(-1)
  if (!move || moves.length > 2) throw alteredError('instructions')
  const { program, accounts } = move
  const [source = '', mint = '', destination = '', authority] = accounts
  // Further accounts would be the signers of a multisig.
  if (accounts.length !== 4) throw alteredError('accounts')
  if (authority !== from) throw alteredError('from')
  if (owner === undefined || !toPublicKey(owner)) throw alteredError('owner')
  const { amount, decimals } = readNumbers(move)
  const [own, theirs] = await Promise.all([
    findAssociatedAccount({ owner: from, mint, program }),
    findAssociatedAccount({ owner, mint, program }),
  ])
  if (source !== own) throw alteredError('source')
  if (destination !== theirs) throw alteredError('to')
  const opened = [from, destination, owner, mint, programs.system, program]
  if (moves.length === 2 && !isOpening(moves[0], opened)) throw alteredError('instructions')
  return { ...{ to: owner, token: mint, amount, program, decimals }, writes: [source, destination] }
}

/** `TransferChecked`, and `TransferCheckedWithFee` where the program has it. */
function readNumbers({ program, data }: NamedInstruction): { amount: bigint; decimals: number } {
  const isPlain = data.length === 10 && data[0] === 12
  const isWithFee = data.length === 19 && data[0] === 26 && data[1] === 1
  if (!isPlain && !(isWithFee && program === programs.token2022)) throw alteredError('instructions')
  const at = isPlain ? 1 : 2
  const amount = new DataView(data.buffer, data.byteOffset).getBigUint64(at, true)
  if (amount === 0n) throw alteredError('amount')
  return { amount, decimals: data[at + 8] ?? 0 }
}

/** `CreateIdempotent` for exactly these accounts. */
function isOpening(instruction: NamedInstruction | undefined, opened: readonly string[]): boolean {
  if (instruction?.program !== programs.associated) return false
  const { accounts, data } = instruction
  return data.length === 1 && data[0] === 1 && accounts.join() === opened.join()
}
