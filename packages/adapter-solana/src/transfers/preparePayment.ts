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
  const { to, amount, asset, network } = payment
  if (!parseRecipient(to)) throw createRecipientError(to)
  if (amount < 1n) {
    const { symbol, decimals } = asset
    const minimum = formatAmount(1n, decimals)
    throw new CleatError('PAYMENT_TOO_SMALL', { context: { symbol, minimum } })
  }
  const { address: mint } = asset
  if (mint !== undefined) return prepareToken(payment, { mint })
  const { symbol, decimals } = network.nativeCurrency
  if (asset.symbol === symbol && asset.decimals === decimals) return prepareCoin(payment)
  // Another number of decimals would pay a multiple, and another symbol another asset.
  const reason = `the coin of ${network.name} is ${symbol} with ${decimals} decimals`
  throw new CleatError('PAYMENT_TOKEN_MISTRUSTED', { context: { token: asset.symbol, reason } })
}
