import { type CleatError, readErrorCode } from '@cleat/core/adapter'

/** EIP-1474, for errors that did not come from a wallet. */
const internal = -32603

/** EIP-1193: not authorized. Libraries do not repeat a request with this code. */
const unauthorized = 4100

/** EIP-1193: the visitor has said no. */
const rejected = 4001

const refusals = /^REQUEST_(?:NOT_ALLOWED|WRONG_ACCOUNT|WRONG_NETWORK|UNREADABLE)$/

/** Converts an error of the request pipeline to one with the numeric code that libraries read. */
export function toProviderError(error: CleatError): Error & { code: number } {
  if (error.code === 'REQUEST_REVIEW_CANCELLED') return toError(error, rejected)
  const own = refusals.test(error.code) ? unauthorized : internal
  const code = readErrorCode(error.cause) ?? own
  return toError(error, code)
}

function toError(error: CleatError, code: number): Error & { code: number } {
  return Object.assign(new Error(error.shortMessage, { cause: error }), { code })
}
