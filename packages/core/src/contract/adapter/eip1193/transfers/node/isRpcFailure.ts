import { isCleatError } from '../../../../../base/errors/isCleatError.ts'

/** Whether nobody could be asked; everything else is an answer. */
export function isRpcFailure(error: unknown): boolean {
  return isCleatError(error, 'NETWORK_RPC_FAILED')
}
