import { CleatError } from '@cleat/core/adapter'

/** The error for an exchange that demands no minimum of what it gives. */
export function missingFloorError(router: string): CleatError<'SWAP_FLOOR_MISSING'> {
  return new CleatError('SWAP_FLOOR_MISSING', { context: { router } })
}
