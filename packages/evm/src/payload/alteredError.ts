import { CleatError } from '@cleat/core/adapter'

/** The error for a request that is not what it should be. Its field is what differs. */
export function alteredError(field: string): CleatError<'PAYMENT_ALTERED'> {
  return new CleatError('PAYMENT_ALTERED', { context: { field } })
}
