import {
  type AdapterSession,
  CleatError,
  type Payment,
  type PreparedPayment,
  type SentTransaction,
} from '@cleat/core/adapter'
import { base58 } from '@scure/base'
import type { SolanaWallet } from '../base/solanaWallet.ts'
import { requireNetwork } from '../features/requireNetwork.ts'
import { requireSigner } from '../features/requireSigner.ts'
import { signAndSend } from '../features/signAndSend.ts'
import { signTransactions } from '../features/signTransactions.ts'
import { toTrackingData } from '../follow/toTrackingData.ts'
import { passOn } from '../rpc/passOn.ts'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { findDifference } from './findDifference.ts'
import { readPayment } from './readPayment.ts'
import { requireUnaltered } from './requireUnaltered.ts'

export declare namespace sendPayment {
  type Parameters = {
    prepared: PreparedPayment
    mayAddBudget: boolean
  }
}

/**
 * Signs a payment and sends it over the app's RPC. A wallet that signs only together with sending
 * sends it.
 * @throws `PAYMENT_ALTERED`, `REQUEST_…`, `NETWORK_…`, `WALLET_…`, `TRANSACTION_FAILED`
 */
export async function sendPayment(
  session: AdapterSession<SolanaWallet>,
  { prepared, mayAddBudget }: sendPayment.Parameters,
): Promise<SentTransaction> {
  const { payment } = prepared
  const { network, address } = payment
  const { transaction, blockhash } = await requireUnaltered(prepared)
  const { wallet, connection } = requireSigner(session, address)
  requireNetwork(connection, network)
  if (!wallet.signTransactions) {
    const asked = { transaction, options: {}, address, mayAddBudget }
    const hash = await signAndSend(session, asked)
    return { hash, trackingData: toTrackingData({ blockhash }) }
  }
  const transactions = [transaction]
  const [signed] = await signTransactions(session, { transactions, address, mayAddBudget })
  // The visitor may have changed the network while the wallet was open.
  requireNetwork(session.current().connection, network)
  const { hash, bytes } = await readSigned({ signed, payment, wallet: wallet.connector.name })
  await passOn({ network, transaction: bytes })
  // `follow` sends the bytes again until the chain has them.
  return { hash, trackingData: toTrackingData({ signed: bytes, blockhash }) }
}

/** Reads the signed transaction. A budget that the wallet added must stay below the ceiling. */
async function readSigned(parameters: {
  signed: Uint8Array | undefined
  payment: Payment
  wallet: string
}): Promise<{ hash: string; bytes: Uint8Array }> {
  const { signed: bytes = new Uint8Array(), payment, wallet } = parameters
  const parsed = parseTransaction(bytes)
  const [id] = parsed?.signatures ?? []
  const { address, ...asset } = payment.asset
  const owner = address === undefined ? undefined : payment.to
  const read =
    parsed && (await readPayment({ message: parsed.message, owner }).catch(() => undefined))
  if (id && read && findDifference(read, payment) === undefined)
    return { hash: base58.encode(id), bytes }
  const answer = `another payment of ${asset.symbol}, or one with a fee beyond reason`
  throw new CleatError('WALLET_BAD_ANSWER', {
    context: { wallet, method: 'solana_signTransaction', answer },
  })
}
