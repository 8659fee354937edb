import { CleatError, type PreparedPayment, type SentTransaction } from '@cleat/core/adapter'
import { decodePayment } from './decodePayment.ts'
import { findPayer } from './findPayer.ts'
import { sendPsbt } from './sendPsbt.ts'
import { storeBefore } from './storeBefore.ts'
import type { TransferContext } from './transferContext.ts'

/**
 * Requests a prepared payment from the wallet, as a signature or as a transfer. Resolves with the
 * transaction id and, where it is known, a coin that it spends.
 * @throws `PAYMENT_ALTERED`, `NETWORK_RPC_FAILED`, `TRANSACTION_FAILED`, and the wallet's errors
 */
export async function sendPrepared(
  parameters: Pick<TransferContext, 'session'> & { prepared: PreparedPayment },
): Promise<SentTransaction> {
  const { session, prepared } = parameters
  const { network, address } = prepared.payment
  const { wallet, account, network: name } = findPayer({ session, address, network })
  const { payload, coins } = decodePayment({ payload: prepared.payload, network })
  if ('amount' in payload) {
    const hash = await wallet.sendTransfer({ ...payload, account, network: name })
    return { hash, trackingData: prepared.before ?? storeBefore() }
  }
  const { txid } = await sendPsbt({ session, ...payload })
  const [{ value: _, ...coin } = {}] = coins
  if (txid !== undefined) return { hash: txid, trackingData: coin }
  const facts = { wallet: wallet.connector.name, method: 'signPSBT', answer: txid }
  throw new CleatError('WALLET_BAD_ANSWER', { context: facts })
}
