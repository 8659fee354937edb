import type { DecodedSwapStep } from '@cleat/core/adapter'
import { toPublicKey } from '../../base/bytes.ts'
import { programs } from '../../base/programs.ts'
import { parseTransaction } from '../../transaction/parseTransaction.ts'
import { verifySignature } from '../../transaction/verifySignature.ts'
import { alteredError } from '../../transfers/alteredError.ts'
import { readFeeLimit } from '../../transfers/readFeeLimit.ts'
import type { NamedInstruction } from '../../transfers/solanaPayment.ts'
import type { LookupTables } from './base/lookupTables.ts'
import { nameInstructions } from './base/nameInstructions.ts'
import type { SwapTransaction } from './base/swapTransaction.ts'
import { jupiter } from './jupiter/jupiter.ts'
import { readJupiter } from './jupiter/readJupiter.ts'
import { readRfq } from './rfq/readRfq.ts'
import { readWrap } from './wrap/readWrap.ts'

/** The fee of each signature beside the first, in lamports. */
const signatureFee = 5000n

/**
 * Reads what a transaction exchanges, from its bytes and what the chain has of its accounts: by
 * Jupiter, with a market maker who has signed it, or SOL for its token. Shares no code with what
 * writes transactions.
 * @param parameters.account - who pays, signs, and must receive what it gives
 * @param parameters.tables - the lookup tables that it names, as the chain has them
 * @param parameters.source - the mint that is said to be taken, for Jupiter's route that does not
 * name it. It is checked by the account that it is taken from
 * @param parameters.wrapped - what the account has of wrapped SOL, all of which unwrapping takes
 * @throws `SWAP_ROUTER_UNKNOWN`, `SWAP_FLOOR_MISSING`, `PAYMENT_ALTERED`
 */
export async function decodeSwap(parameters: {
  readonly transaction: Uint8Array
  readonly account: string
  readonly tables: LookupTables
  readonly source?: string | undefined
  readonly wrapped?: bigint | undefined
}): Promise<DecodedSwapStep> {
  const { transaction, account, tables, source, wrapped } = parameters
  const parsed = parseTransaction(transaction)
  if (!parsed) throw alteredError('transaction')
  if (source !== undefined && !toPublicKey(source)) throw alteredError('token')
  const { message, messageBytes, signatures } = parsed
  const [payer, ...others] = message.signers
  if (payer !== account) throw alteredError('from')
  const [own, ...made] = signatures
  // Anyone who has a signed transaction can send it.
  if (own?.some(Boolean)) throw alteredError('signatures')
  for (const [index, signature] of made.entries())
    if (!(await verifySignature({ signature, address: others[index], message: messageBytes })))
      throw alteredError('signatures')
  const instructions = nameInstructions(message, tables)
  const moves = instructions.filter(({ program }) => program !== programs.budget)
  const feeLimit =
    readFeeLimit({ instructions, moveCount: moves.length }) + signatureFee * BigInt(others.length)
  const swap = { account, others, instructions: moves }
  const isRoute = moves.some(({ program }) => program === jupiter)
  const exchange = isRoute
    ? await readJupiter(swap, { claimedSource: source })
    : isWrapping(swap)
      ? await readWrap(swap, { held: wrapped })
      : await readRfq(swap)
  return { from: account, chain: undefined, feeLimit, parts: [exchange] }
}

/** Whether only the account signs, and only programs are called that wrap SOL. */
function isWrapping({ others, instructions }: SwapTransaction): boolean {
  const needed: readonly string[] = [programs.system, programs.associated, programs.token]
  const isKnown = instructions.every(({ program }) => needed.includes(program))
  return others.length === 0 && isKnown && instructions.some(isOfAccount)
}

/** Whether it closes a token account, or takes note of what was paid into one. */
function isOfAccount({ program, data }: NamedInstruction): boolean {
  return program === programs.token && data.length === 1
}
