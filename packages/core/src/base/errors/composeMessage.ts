import type { ErrorCode, ErrorContext } from './errorContext.ts'
import { errorMessages } from './errorMessages.ts'

/** Composes the short message of an error: what happened, why it matters, what to do. */
export function composeMessage<code extends ErrorCode>(
  code: code,
  context: ErrorContext[code],
): string {
  return (errorMessages[code] as (context: ErrorContext[code]) => string)(context)
}
