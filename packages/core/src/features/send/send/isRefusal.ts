import type { CleatError } from '../../../base/errors/cleatError.ts'
import type { ErrorCode } from '../../../base/errors/errorContext.ts'

/** Ends of a request that a wallet got, after which nothing was sent for certain. */
const refusals: ReadonlySet<ErrorCode> = new Set([
  'REQUEST_USER_REJECTED',
  'TRANSACTION_FAILED',
  'WALLET_METHOD_UNSUPPORTED',
  'WALLET_UNAUTHORIZED',
  'WALLET_POPUP_BLOCKED',
] satisfies ErrorCode[])

/** Whether an error says for certain that nothing was sent. Any other leaves it open: it may have been lost on the way back. */
export function isRefusal({ code }: CleatError): boolean {
  return refusals.has(code) || code.startsWith('PAYMENT_')
}
