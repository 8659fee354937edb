import { CleatError } from './cleatError.ts'
import type { ErrorCode } from './errorContext.ts'
import { isCleatError } from './isCleatError.ts'

/** The error itself when it is one of ours, else ours with the foreign one as its cause. */
export function toCleatError<code extends ErrorCode>(
  error: unknown,
  ...[code, parameters]: [code, CleatError.Parameters<code>]
): CleatError {
  if (isCleatError(error)) return error
  const Wrapped = CleatError as new (code: ErrorCode, parameters: unknown) => CleatError
  return new Wrapped(code, { ...parameters, cause: error })
}
