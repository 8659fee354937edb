import { CleatError } from '../../../base/errors/cleatError.ts'
import type { ErrorCode } from '../../../base/errors/errorContext.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'

const known = /^(?:SIWX|SERVICE)_[A-Z_]+$/

/**
 * The error of a sign-in. Errors of `@cleat/siwx` carry a code and its facts; any other is the
 * app's own and counts as a service that failed.
 */
export function toSignInError(cause: unknown): CleatError {
  if (isCleatError(cause)) return cause
  const { code, context, message } = readError(cause)
  const Known = CleatError as new (code: ErrorCode, parameters: unknown) => CleatError
  if (code && known.test(code)) return new Known(code as ErrorCode, { context, cause })
  const reason = message || 'an unknown error'
  return new CleatError('SERVICE_BAD_ANSWER', {
    context: { service: 'sign-in service', reason },
    cause,
  })
}

function readError(cause: unknown) {
  const { code, context, message } = Object(cause) as { [name: string]: unknown }
  return {
    code: typeof code === 'string' ? code : undefined,
    context: typeof context === 'object' ? context : undefined,
    message: typeof message === 'string' ? message : '',
  }
}
