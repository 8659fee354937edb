import { CleatError, formatAmount, type Payment } from '@cleat/core/adapter'

/** The error for an amount below a minimum, in satoshis. */
export function createSizeError(parameters: {
  payment: Payment
  minimum: bigint
}): CleatError<'PAYMENT_TOO_SMALL'> {
  const { payment, minimum } = parameters
  const facts = { symbol: payment.asset.symbol, minimum: formatAmount(minimum, 8) }
  return new CleatError('PAYMENT_TOO_SMALL', { context: facts })
}
