import { CleatError, type PaymentAsset } from '@cleat/core/adapter'

/** Says why a token is not paid with, in words that end a sentence. */
export function mistrust({ symbol }: PaymentAsset, reason: string): CleatError {
  return new CleatError('PAYMENT_TOKEN_MISTRUSTED', { context: { token: symbol, reason } })
}
