import {
  CleatError,
  createRecipientError,
  formatAmount,
  type Payment,
  type PreparedPayment,
} from '@cleat/core/adapter'
import { parseRecipient } from '../base/parseRecipient.ts'
import { prepareCoin } from './prepareCoin.ts'
import { prepareToken } from './prepareToken.ts'

/**
 * Prepares a payment of SOL, or of a token of SPL Token or Token-2022.
 * @throws `CAIP_ADDRESS_INVALID`, `PAYMENT_…`, `TRANSACTION_FAILED`, `NETWORK_RPC_FAILED`
 */
export async function preparePayment(payment: Payment): Promise<PreparedPayment> {
  const { to, amount, asset } = payment
  if (!parseRecipient(to)) throw createRecipientError(to)
  if (amount < 1n) {
    const { symbol, decimals } = asset
    const minimum = formatAmount(1n, decimals)
    throw new CleatError('PAYMENT_TOO_SMALL', { context: { symbol, minimum } })
  }
  const { address: mint } = asset
  return mint === undefined ? prepareCoin(payment) : prepareToken(payment, { mint })
}
