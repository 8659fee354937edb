import type { PaymentAsset } from '@cleat/core/adapter'
import { CleatError, formatAmount } from '@cleat/core/adapter'

/** The error for an exchange that would bring less than its minimum. */
export function priceMovedError(
  { symbol, decimals }: PaymentAsset,
  { minimum, now }: { minimum: bigint; now?: bigint | undefined },
): CleatError<'SWAP_PRICE_MOVED'> {
  return new CleatError('SWAP_PRICE_MOVED', {
    context: {
      ...{ symbol, minimum: formatAmount(minimum, decimals) },
      ...(now !== undefined && { now: formatAmount(now, decimals) }),
    },
  })
}
