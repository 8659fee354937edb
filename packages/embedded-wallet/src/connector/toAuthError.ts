import { CleatError } from '@cleat/core'
import { OperationError } from '../accounts/operationError.ts'

/** Says in a code of Cleat why an account did not send. Other errors stay as they are. */
export function toAuthError(error: unknown, { network }: { network: string }): unknown {
  if (!(error instanceof OperationError)) return error
  const { problem, detail } = error
  switch (problem) {
    case 'sponsor':
      return new CleatError('SPONSOR_DECLINED', { context: { reason: detail }, cause: error })
    case 'code':
    case 'unsupported': {
      const context = { network, reason: detail }
      return new CleatError('ACCOUNT_UPGRADE_UNSUPPORTED', { context, cause: error })
    }
    case 'altered': {
      const context = { reason: `another ${detail} than was shown` }
      return new CleatError('OPERATION_REJECTED', { context, cause: error })
    }
    case 'unavailable':
      // It may have arrived there all the same.
      return new CleatError('NETWORK_RPC_FAILED', { context: { network }, cause: error })
    default:
      return new CleatError('OPERATION_REJECTED', { context: { reason: detail }, cause: error })
  }
}
