import { isCleatError } from '@cleat/core/adapter'

/** Whether nobody could be asked; everything else is an answer. */
export function isRpcFailure(error: unknown): boolean {
  return isCleatError(error, 'NETWORK_RPC_FAILED')
}
