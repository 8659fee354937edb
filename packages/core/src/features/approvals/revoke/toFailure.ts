import { ref } from 'valtio/vanilla'
import type { CleatError } from '../../../base/errors/cleatError.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'

/** Why a change failed, as the state has it. */
export function toFailure(cause: unknown): CleatError {
  const context = { wallet: 'The wallet', method: 'approvals' }
  return ref(toCleatError(cause, 'WALLET_ERROR', { context }))
}
