import { type ApprovalRequest, type DecodedApproval, readProperty } from '@cleat/core/adapter'
import { base64 } from '@scure/base'
import { isTokenProgram } from '../../base/isTokenProgram.ts'
import { programs } from '../../base/programs.ts'
import { type ParsedMessage, parseTransaction } from '../../transaction/parseTransaction.ts'
import { alteredError } from '../../transfers/alteredError.ts'
import { nameAccounts } from '../../transfers/nameAccounts.ts'
import { readFeeLimit } from '../../transfers/readFeeLimit.ts'
import type { NamedInstruction } from '../../transfers/solanaPayment.ts'

/** What a token account is of, and who may take from it, as the chain said. */
export type KnownDelegates = ReadonlyMap<
  string,
  { readonly mint: string; readonly delegate: string }
>

type Change = { readonly mint: string; readonly delegate: string; readonly amount: bigint }

/**
 * Reads what a request changes about one delegate, from its bytes, by code that did not write it. A
 * token account names neither its token nor its delegate there, so these are what the chain said.
 * @throws `PAYMENT_ALTERED` for everything else
 */
export function decodeChange(request: ApprovalRequest, known: KnownDelegates): DecodedApproval {
  const { method, params } = request
  if (method !== 'solana_signAndSendTransaction') throw alteredError('method')
  const names = Object.keys(Object(params)).sort().join()
  if (names !== 'answer,pubkey,transaction') throw alteredError('params')
  const message = parse(readProperty(params, 'transaction'))
  const [from, ...others] = message.signers
  if (!from || others.length > 0 || readProperty(params, 'pubkey') !== from)
    throw alteredError('from')
  const instructions = nameAccounts(message)
  const moves = instructions.filter(({ program }) => program !== programs.budget)
  readFeeLimit({ instructions, moveCount: moves.length })
  const [first, ...rest] = moves.map((move) => readMove(move, { owner: from, known }))
  if (!first) throw alteredError('instruction')
  for (const { mint, delegate } of rest)
    if (mint !== first.mint || delegate !== first.delegate) throw alteredError('token')
  const amount = rest.reduce((all, one) => all + one.amount, first.amount)
  const { mint: token, delegate: spender } = first
  return { from, kind: 'token', token, spender, amount, isOfSignatures: false }
}

function parse(transaction: unknown): ParsedMessage {
  try {
    const bytes = typeof transaction === 'string' ? base64.decode(transaction) : new Uint8Array()
    const message = parseTransaction(bytes)?.message
    if (message?.version === 'legacy') return message
  } catch {
    // It is not base64.
  }
  throw alteredError('transaction')
}

/** `Revoke`, or `ApproveChecked` for the delegate that is there. */
function readMove(
  { program, accounts, data }: NamedInstruction,
  { owner, known }: { owner: string; known: KnownDelegates },
): Change {
  const [source = '', ...others] = accounts
  const delegation = known.get(source)
  if (!isTokenProgram(program) || !delegation) throw alteredError('instruction')
  if (data[0] === 5 && data.length === 1) {
    if (others.join() !== owner) throw alteredError('from')
    return { ...delegation, amount: 0n }
  }
  if (data[0] !== 13 || data.length !== 10) throw alteredError('instruction')
  const { mint, delegate } = delegation
  if (others.join() !== [mint, delegate, owner].join()) throw alteredError('spender')
  const amount = new DataView(data.buffer, data.byteOffset).getBigUint64(1, true)
  return { mint, delegate, amount }
}
