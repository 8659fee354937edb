import { isCleatError } from '@cleat/core'

/** Whether a service answered that it cannot say this, now or later. */
export function isRefusal(error: unknown): boolean {
  if (!isCleatError(error, 'SERVICE_BAD_ANSWER')) return false
  return /^HTTP 4/.test(error.context?.reason ?? '')
}
