import { CleatError } from './cleatError.ts'
import type { ErrorCode } from './errorContext.ts'
import { isCleatError } from './isCleatError.ts'

/** Returns a `CleatError` unchanged and wraps any other error as its cause. */
export function toCleatError<code extends ErrorCode>(
  error: unknown,
  ...[code, parameters]: [code, CleatError.Parameters<code>]
): CleatError {
  if (isCleatError(error)) return error
  const Wrapped = CleatError as new (code: ErrorCode, parameters: unknown) => CleatError
  return new Wrapped(code, { ...parameters, cause: error })
}
