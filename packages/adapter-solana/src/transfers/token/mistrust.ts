import { CleatError, type PaymentAsset } from '@cleat/core/adapter'

/** The error for a refused token. `reason` ends a sentence. */
export function mistrust({ symbol }: PaymentAsset, reason: string): CleatError {
  return new CleatError('PAYMENT_TOKEN_MISTRUSTED', { context: { token: symbol, reason } })
}
