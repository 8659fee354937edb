import type { ErrorCode, ErrorContext } from '../errorContext.ts'
import { quote } from '../quote.ts'

/**
 * The short message of an error in an app's production build: its code and its facts. The sentences stay out of what visitors
 * download; the interface has its own, and the docs path of the error leads to ours.
 */
export function composeMessage<code extends ErrorCode>(
  code: code,
  context: ErrorContext[code],
): string {
  return context === undefined ? code : `${code} ${quote(context)}`
}
