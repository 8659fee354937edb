import type { Payment } from '@cleat/core/adapter'
import { CleatError, formatAmount } from '@cleat/core/adapter'
import type { Payer } from './readPayer.ts'

/**
 * Checks that the balance covers the amount and the fee. A contract's fees may be paid by another
 * account, so they are not checked.
 * @throws `PAYMENT_FUNDS_INSUFFICIENT`, `PAYMENT_FEE_UNCOVERED`
 */
export function checkFunds(parameters: {
  payment: Pick<Payment, 'amount' | 'asset' | 'network'>
  payer: Payer
  /** The maximum fee, if known yet. */
  fee?: bigint | undefined
}): void {
  const { payment, payer, fee = 0n } = parameters
  const { amount, asset, network } = payment
  const { nativeCurrency: coin } = network
  const available = payer.tokenBalance ?? payer.balance
  if (amount > available)
    throw new CleatError('PAYMENT_FUNDS_INSUFFICIENT', {
      context: { symbol: asset.symbol, available: formatAmount(available, asset.decimals) },
    })
  const needed = asset.address === undefined ? amount + fee : fee
  if (!payer.isContract && needed > payer.balance)
    throw new CleatError('PAYMENT_FEE_UNCOVERED', {
      context: { symbol: coin.symbol, fee: formatAmount(fee, coin.decimals) },
    })
}
