import {
  type AdapterSession,
  type CaipNetwork,
  CleatError,
  isCleatError,
  type PreparedSwap,
  type SentTransaction,
} from '@cleat/core/adapter'
import { base58 } from '@scure/base'
import { isSameBytes } from '../base/bytes.ts'
import { readKey } from '../base/readKey.ts'
import type { SolanaWallet } from '../base/solanaWallet.ts'
import { requireNetwork } from '../features/requireNetwork.ts'
import { requireSigner } from '../features/requireSigner.ts'
import { signAndSend } from '../features/signAndSend.ts'
import { signTransactions } from '../features/signTransactions.ts'
import { toTrackingData } from '../follow/toTrackingData.ts'
import { passOn } from '../rpc/passOn.ts'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { alteredError } from '../transfers/alteredError.ts'
import type { StepReader } from './steps/createStepReader.ts'
import { decodeStep, type KnownStep } from './steps/decodeStep.ts'
import { findDifference } from './steps/findDifference.ts'
import { isFloorRefusal } from './trial/isFloorRefusal.ts'
import { priceMovedError } from './trial/priceMovedError.ts'

/**
 * Signs an exchange and sends it over the app's RPC: the same bytes that were decoded and compared
 * with what was prepared. A wallet that signs only together with sending sends it.
 * @throws `PAYMENT_ALTERED`, `REQUEST_…`, `NETWORK_…`, `WALLET_…`, `SWAP_PRICE_MOVED`,
 *   `TRANSACTION_FAILED`
 */
export async function sendStep(
  session: AdapterSession<SolanaWallet>,
  reader: StepReader,
  parameters: { prepared: PreparedSwap; step: number; mayAddBudget: boolean },
): Promise<SentTransaction> {
  const { prepared, step: index } = parameters
  const { network, address } = prepared.swap
  const payload = prepared.steps[index]?.payload
  const step = reader.find(payload) ?? (await reader.read(payload, network))
  const field = findDifference(step.decoded, prepared)
  if (field !== undefined) throw alteredError(field)
  const { wallet, connection } = requireSigner(session, address)
  requireNetwork(connection, network)
  const { transaction, blockhash } = step
  // What a market maker has signed is either this, or nothing.
  const mayAddBudget = parameters.mayAddBudget && !step.isShared
  if (!wallet.signTransactions) {
    const asked = { transaction, options: {}, address, mayAddBudget }
    const hash = await signAndSend(session, asked)
    return { hash, trackingData: toTrackingData({ blockhash }) }
  }
  const transactions = [transaction]
  const [signed] = await signTransactions(session, { transactions, address, mayAddBudget })
  // The visitor may have changed the network while the wallet was open.
  requireNetwork(session.current().connection, network)
  const { hash, bytes } = await readSigned(signed, { prepared, step, wallet })
  await pass({ network, transaction: bytes }, prepared)
  // `follow` sends the bytes again until the chain has them.
  return { hash, trackingData: toTrackingData({ signed: bytes, blockhash }) }
}

/**
 * Reads the signed transaction. `signTransactions` has compared it with the asked one, so it is the
 * same, or the wallet has changed the budget, which must stay below the ceiling.
 */
async function readSigned(
  signed: Uint8Array = new Uint8Array(),
  { prepared, step, wallet }: { prepared: PreparedSwap; step: KnownStep; wallet: SolanaWallet },
): Promise<{ hash: string; bytes: Uint8Array }> {
  const [asked, parsed] = [step.transaction, signed].map(parseTransaction)
  const [id] = parsed?.signatures ?? []
  const isSame = asked && parsed && isSameBytes(asked.messageBytes, parsed.messageBytes)
  if (id && (isSame || (await isMeant(signed, { prepared, step }))))
    return { hash: base58.encode(id), bytes: signed }
  throw new CleatError('WALLET_BAD_ANSWER', {
    context: {
      ...{ wallet: wallet.connector.name, method: 'solana_signTransaction' },
      answer: 'another exchange, or one with a fee beyond reason',
    },
  })
}

async function isMeant(
  signed: Uint8Array,
  { prepared, step: { source } }: { prepared: PreparedSwap; step: KnownStep },
): Promise<boolean> {
  const bytes = { transaction: withoutOwn(signed), source }
  const read = await decodeStep(bytes, prepared.swap.network).catch(() => undefined)
  if (!read) return false
  return findDifference({ ...read.decoded, feeLimit: undefined }, prepared) === undefined
}

/** The account's signature is the first, behind their number. */
function withoutOwn(signed: Uint8Array): Uint8Array {
  return signed.map((byte, index) => (index >= 1 && index < 65 ? 0 : byte))
}

async function pass(
  sent: { network: CaipNetwork; transaction: Uint8Array },
  { swap, minReceived: minimum }: PreparedSwap,
): Promise<void> {
  try {
    await passOn(sent)
  } catch (error) {
    const reason = isCleatError(error) && readKey(readKey(error.cause, 'data'), 'err')
    if (isFloorRefusal(reason)) throw priceMovedError(swap.target, { minimum })
    throw error
  }
}
