import { CleatError, formatAmount, type Payment } from '@cleat/core/adapter'
import type { Coin } from '../esplora/fetchCoins.ts'

/** @throws `PAYMENT_FUNDS_INSUFFICIENT` where the coins are worth less than the amount */
export function requireFunds(parameters: { payment: Payment; coins: readonly Coin[] }): void {
  const { payment, coins } = parameters
  const total = coins.reduce((sum, { value }) => sum + BigInt(value), 0n)
  if (total >= payment.amount) return
  const facts = { symbol: payment.asset.symbol, available: formatAmount(total, 8) }
  throw new CleatError('PAYMENT_FUNDS_INSUFFICIENT', { context: facts })
}
