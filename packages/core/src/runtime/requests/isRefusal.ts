import type { CleatError } from '../../base/errors/cleatError.ts'
import type { ErrorCode } from '../../base/errors/errorContext.ts'
import { isCleatError } from '../../base/errors/isCleatError.ts'
import { readDoubt } from '../../contract/adapter/readDoubt.ts'

/** Errors of a wallet's request after which nothing was sent. */
const refusals: ReadonlySet<ErrorCode> = new Set([
  'REQUEST_USER_REJECTED',
  'WALLET_METHOD_UNSUPPORTED',
  'WALLET_UNAUTHORIZED',
  'WALLET_POPUP_BLOCKED',
] satisfies ErrorCode[])

/** Whether an error proves that nothing was sent. After any other error the outcome is unknown. */
export function isRefusal(error: CleatError): boolean {
  const { code } = error
  // With a hash the chain included it, and moved nothing. Without, a node refused it.
  if (isCleatError(error, 'TRANSACTION_FAILED'))
    return error.context.hash !== undefined || readDoubt(error) === undefined
  return refusals.has(code) || /^(?:PAYMENT|SWAP|OPERATION|SPONSOR|ACCOUNT)_/.test(code)
}
