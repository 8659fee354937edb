import {
  noteTokenSymbol,
  type Payment,
  type PaymentNote,
  type PreparedPayment,
} from '@cleat/core/adapter'
import { toPublicKey } from '../base/bytes.ts'
import { fetchAccounts } from '../rpc/fetchAccounts.ts'
import { buildPayment } from './buildPayment.ts'
import { fetchBudget } from './fetchBudget.ts'
import { fetchLifetime } from './fetchLifetime.ts'
import { fetchMove, type TokenTransfer } from './fetchMove.ts'
import { fetchRent } from './fetchRent.ts'
import { hasHistory } from './hasHistory.ts'
import { maxUnits } from './maxUnits.ts'
import { readReceiver } from './readReceiver.ts'
import { requireFunds } from './requireFunds.ts'
import { simulate } from './simulate.ts'
import { toFee } from './toFee.ts'
import { findMetadataAccount } from './token/findMetadataAccount.ts'
import { mistrust } from './token/mistrust.ts'
import { readTokenName } from './token/readTokenName.ts'
import { requireMint } from './token/requireMint.ts'
import { toPayload } from './toPayload.ts'

/** Prepares a token payment, for SPL Token and Token-2022. */
export async function prepareToken(
  payment: Payment,
  { mint }: { mint: string },
): Promise<PreparedPayment> {
  const { network, address: from, to, amount, asset } = payment
  if (!toPublicKey(mint)) throw mistrust(asset, 'the chain has no such token')
  const metadata = await findMetadataAccount(mint)
  const [[payer, receiver, account, names], { blockhash, expiresAt }, rest] = await Promise.all([
    fetchAccounts({ network, addresses: [from, to, mint, metadata] }),
    fetchLifetime(network),
    fetchRent({ network, length: 0 }),
  ])
  const notes = readReceiver({ address: to, account: receiver })
  const token = requireMint({ asset, account })
  const { symbol } = readTokenName({ mint, extensions: token.extensions, account: names })
  const { move, held, rent } = await fetchMove({ payment, mint, token })
  const funds = { payment, held, rest, lamports: payer?.lamports ?? 0n }
  const parts = { from, to, amount, blockhash, token: move }
  const trial = { units: maxUnits, price: 0n }
  requireFunds({ ...funds, cost: toFee(trial) + rent })
  const [used, isUsed] = await Promise.all([
    simulate({ network, transaction: buildPayment({ ...parts, ...trial }) }),
    receiver !== undefined || hasHistory({ network, address: to }),
  ])
  const addresses = [from, move.source, move.destination]
  const budget = await fetchBudget({ network, addresses, used })
  const fee = toFee(budget)
  requireFunds({ ...funds, cost: fee + rent })
  const transaction = buildPayment({ ...parts, ...budget })
  return {
    ...{ payment, expiresAt },
    payload: toPayload({ transaction, token: { owner: to, program: token.program } }),
    fee: { expected: fee, limit: fee },
    notes: [...notes, ...noteTokenSymbol({ asset, symbol }), ...toNotes({ move, rent, isUsed })],
  }
}

function toNotes(parameters: {
  move: TokenTransfer['move']
  rent: bigint
  isUsed: boolean
}): readonly PaymentNote[] {
  const { move, rent, isUsed } = parameters
  const notes: PaymentNote[] = []
  if (move.opens) notes.push({ type: 'account-opened', cost: rent })
  if (move.fee) notes.push({ type: 'token-fee', amount: move.fee })
  if (!isUsed) notes.push({ type: 'unused-receiver' })
  return notes
}
