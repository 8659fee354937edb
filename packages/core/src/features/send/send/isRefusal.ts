import type { CleatError } from '../../../base/errors/cleatError.ts'
import type { ErrorCode } from '../../../base/errors/errorContext.ts'

/** Errors of a wallet's request after which nothing was sent. */
const refusals: ReadonlySet<ErrorCode> = new Set([
  'REQUEST_USER_REJECTED',
  'TRANSACTION_FAILED',
  'WALLET_METHOD_UNSUPPORTED',
  'WALLET_UNAUTHORIZED',
  'WALLET_POPUP_BLOCKED',
] satisfies ErrorCode[])

/** Whether an error proves that nothing was sent. After any other error the outcome is unknown. */
export function isRefusal({ code }: CleatError): boolean {
  return refusals.has(code) || code.startsWith('PAYMENT_')
}
