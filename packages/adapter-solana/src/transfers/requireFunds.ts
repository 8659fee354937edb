import { CleatError, formatAmount, type Payment } from '@cleat/core/adapter'

/**
 * Requires that an account can pay the amount and the fee.
 * @throws `PAYMENT_FUNDS_INSUFFICIENT`, `PAYMENT_FEE_UNCOVERED`
 */
export function requireFunds(parameters: {
  payment: Payment
  /** The balance of the paid asset. */
  held: bigint
  /** The SOL balance, in lamports. */
  lamports: bigint
  /** The fee and the rent of a created account, in lamports. */
  cost: bigint
  /** The minimum that must remain unless the account is emptied, in lamports. */
  rest?: bigint | undefined
}): void {
  const { payment, held, lamports, cost, rest = 0n } = parameters
  const { asset, amount, network, address, to } = payment
  if (amount > held)
    throw new CleatError('PAYMENT_FUNDS_INSUFFICIENT', {
      context: { symbol: asset.symbol, available: formatAmount(held, asset.decimals) },
    })
  const spent = asset.address === undefined && address !== to ? amount : 0n
  const left = lamports - spent - cost
  if (left === 0n || left >= rest) return
  const { symbol, decimals } = network.nativeCurrency
  const fee = left < 0n ? cost : cost + rest
  throw new CleatError('PAYMENT_FEE_UNCOVERED', {
    context: { symbol, fee: formatAmount(fee, decimals) },
  })
}
