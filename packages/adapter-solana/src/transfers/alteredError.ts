import { CleatError } from '@cleat/core/adapter'

/** Says what of a payload is not as it should be. */
export function alteredError(field: string): CleatError {
  return new CleatError('PAYMENT_ALTERED', { context: { field } })
}
