import { CleatError } from '@cleat/core/adapter'

/** The error for a program, or an instruction of it, that is not on the list. */
export function unknownRouterError(router: string): CleatError<'SWAP_ROUTER_UNKNOWN'> {
  return new CleatError('SWAP_ROUTER_UNKNOWN', { context: { router } })
}
