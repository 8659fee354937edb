import { isCleatError } from '@cleat/core/adapter'

/** Whether no node answered. Everything else is an answer. */
export function isRpcFailure(error: unknown): boolean {
  return isCleatError(error, 'NETWORK_RPC_FAILED')
}
