import { isTokenProgram } from '../../../base/isTokenProgram.ts'
import { programs } from '../../../base/programs.ts'
import { alteredError } from '../../../transfers/alteredError.ts'
import type { NamedInstruction } from '../../../transfers/solanaPayment.ts'
import { findAssociatedAccount } from '../../../transfers/token/findAssociatedAccount.ts'
import { readU64 } from '../base/readU64.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'

/** A transfer between two owners. */
export type Transfer = {
  readonly from: string
  /** `undefined` for SOL. */
  readonly mint: string | undefined
  /** What leaves, and what arrives after the token's own fee. */
  readonly amount: bigint
  readonly arriving: bigint
}

/**
 * Reads a transfer to an owner: of SOL, or of a token from owner's to owner's account.
 * @throws `SWAP_ROUTER_UNKNOWN`, `PAYMENT_ALTERED`
 */
export async function readTransfer(instruction: NamedInstruction, to: string): Promise<Transfer> {
  const { program, accounts } = instruction
  if (program === programs.system) return readCoins(instruction, to)
  if (!isTokenProgram(program)) throw unknownRouterError(program)
  const [source, mint = '', destination, from = ''] = accounts
  // Further accounts would be the signers of a multisig.
  if (accounts.length !== 4) throw alteredError('accounts')
  const [own, theirs] = await Promise.all([
    findAssociatedAccount({ owner: from, mint, program }),
    findAssociatedAccount({ owner: to, mint, program }),
  ])
  if (source !== own) throw alteredError('source')
  if (destination !== theirs) throw alteredError('to')
  return { from, mint, ...readAmounts(instruction) }
}

const transfer = [2, 0, 0, 0]

function readCoins({ accounts, data }: NamedInstruction, to: string): Transfer {
  const isTransfer = data.length === 12 && transfer.every((byte, index) => data[index] === byte)
  const [from = '', receiver] = accounts
  if (!isTransfer || accounts.length !== 2) throw alteredError('instructions')
  if (receiver !== to) throw alteredError('to')
  const amount = readU64(data, 4)
  return { from, mint: undefined, amount, arriving: amount }
}

/** `TransferChecked`, and `TransferCheckedWithFee` where the program has it. */
function readAmounts({ program, data }: NamedInstruction): Pick<Transfer, 'amount' | 'arriving'> {
  const isWithFee = data.length === 19 && data[0] === 26 && data[1] === 1
  if (isWithFee && program === programs.token2022) {
    const [amount, fee] = [readU64(data, 2), readU64(data, 11)]
    return { amount, arriving: fee < amount ? amount - fee : 0n }
  }
  if (data.length !== 10 || data[0] !== 12) throw alteredError('instructions')
  const amount = readU64(data, 1)
  return { amount, arriving: amount }
}
