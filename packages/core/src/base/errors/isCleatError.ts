import { CleatError } from './cleatError.ts'
import type { ErrorCode } from './errorContext.ts'

/** Whether an error is a `CleatError`, and of this code when one is given. Narrows `context` with it. */
export function isCleatError<code extends ErrorCode = ErrorCode>(
  error: unknown,
  code?: code,
): error is CleatError<code> {
  try {
    return error instanceof CleatError && (code === undefined || error.code === code)
  } catch {
    // A revoked Proxy cannot even be asked what it is.
    return false
  }
}
