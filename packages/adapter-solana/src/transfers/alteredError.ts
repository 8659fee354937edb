import { CleatError } from '@cleat/core/adapter'

/** The error for a payload whose `field` differs from the payment. */
export function alteredError(field: string): CleatError {
  return new CleatError('PAYMENT_ALTERED', { context: { field } })
}
