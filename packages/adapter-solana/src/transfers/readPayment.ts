import { isTokenProgram } from '../base/isTokenProgram.ts'
import { programs } from '../base/programs.ts'
import type { ParsedMessage } from '../transaction/parseTransaction.ts'
import { alteredError } from './alteredError.ts'
import { nameAccounts } from './nameAccounts.ts'
import { readFeeLimit } from './readFeeLimit.ts'
import { readTokenMove } from './readTokenMove.ts'
import type { NamedInstruction, PaymentMove, SolanaPayment } from './solanaPayment.ts'

/**
 * Reads what a message does. It must be one payment: a single signer, no lookup tables, every
 * account named once and used, and writable only where the payment writes it.
 * @throws `PAYMENT_ALTERED`
 */
export async function readPayment(parameters: {
  message: ParsedMessage
  /** The owner of the receiving token account. */
  owner: string | undefined
}): Promise<SolanaPayment> {
  const { message, owner } = parameters
  const { accounts, signers, isWritable } = message
  const [from = ''] = signers
  if (message.version !== 'legacy') throw alteredError('version')
  if (signers.length !== 1) throw alteredError('signers')
  const instructions = nameAccounts(message)
  const moves = instructions.filter(({ program }) => program !== programs.budget)
  const feeLimit = readFeeLimit({ instructions, moveCount: moves.length })
  const isToken = isTokenProgram(moves.at(-1)?.program)
  const { writes, ...payment } = isToken
    ? await readTokenMove({ from, owner, moves })
    : readCoinMove({ from, owner, moves })
  const writable = new Set([from, ...writes])
  const isRight = accounts.every((address, index) => isWritable(index) === writable.has(address))
  if (!isRight) throw alteredError('accounts')
  return { ...payment, ...{ from, feeLimit, chain: undefined } }
}

const transfer = [2, 0, 0, 0]

/** A SOL transfer between two accounts. */
function readCoinMove(parameters: {
  from: string
  owner: string | undefined
  moves: readonly NamedInstruction[]
}): PaymentMove {
  const { from, owner, moves } = parameters
  const [move] = moves
  if (!move || moves.length !== 1 || move.program !== programs.system)
    throw alteredError('instructions')
  const { accounts, data } = move
  const [payer, to = ''] = accounts
  const isTransfer = data.length === 12 && transfer.every((byte, index) => data[index] === byte)
  if (!isTransfer || accounts.length !== 2) throw alteredError('instructions')
  if (payer !== from) throw alteredError('from')
  if (owner !== undefined) throw alteredError('payload')
  const amount = new DataView(data.buffer, data.byteOffset).getBigUint64(4, true)
  if (amount === 0n) throw alteredError('amount')
  return {
    ...{ to, token: undefined, amount, program: undefined, decimals: undefined },
    writes: [to],
  }
}
