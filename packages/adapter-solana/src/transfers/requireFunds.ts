import { CleatError, formatAmount, type Payment } from '@cleat/core/adapter'

/**
 * Whether an account can pay: what is paid, and what the chain takes for it.
 * @throws `PAYMENT_FUNDS_INSUFFICIENT`, `PAYMENT_FEE_UNCOVERED`
 */
export function requireFunds(parameters: {
  payment: Payment
  /** What the account holds of what is paid. */
  held: bigint
  /** What it holds in all, in lamports. */
  lamports: bigint
  /** What goes to the chain and into an account that is opened, in lamports. */
  cost: bigint
  /** What has to stay there, unless nothing stays at all. */
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
