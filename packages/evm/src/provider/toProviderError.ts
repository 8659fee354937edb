import { type CleatError, readErrorCode } from '@cleat/core/adapter'

/** EIP-1474, for errors that did not come from a wallet. */
const internal = -32603

/** EIP-1193: not authorized. Libraries do not repeat a request with this code. */
const unauthorized = 4100

/** EIP-1193: rejected by the visitor. */
const rejected = 4001

const refusals = /^REQUEST_(?:NOT_ALLOWED|WRONG_ACCOUNT|WRONG_NETWORK|UNREADABLE)$/

/** Converts an error of the request pipeline to one with the numeric code that libraries read. */
export function toProviderError(error: CleatError): Error & { code: number } {
  const code = readErrorCode(error.cause) ?? toOwnCode(error)
  return Object.assign(new Error(error.shortMessage, { cause: error }), { code })
}

function toOwnCode({ code }: CleatError): number {
  if (code === 'REQUEST_REVIEW_CANCELLED') return rejected
  return refusals.test(code) ? unauthorized : internal
}
