import { isCleatError } from '@cleat/core'

/** Whether the service has no such data, so that a retry is useless. */
export function isRefusal(error: unknown): boolean {
  if (!isCleatError(error, 'SERVICE_BAD_ANSWER')) return false
  return /^HTTP 4/.test(error.context?.reason ?? '')
}
