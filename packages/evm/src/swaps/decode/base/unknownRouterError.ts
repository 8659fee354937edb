import { CleatError } from '@cleat/core/adapter'

/** The error for a contract, or a function of it, that is not on the list. */
export function unknownRouterError(router: string): CleatError<'SWAP_ROUTER_UNKNOWN'> {
  return new CleatError('SWAP_ROUTER_UNKNOWN', { context: { router } })
}
