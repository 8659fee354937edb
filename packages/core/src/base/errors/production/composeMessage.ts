import type { ErrorCode, ErrorContext } from '../errorContext.ts'
import { quote } from '../quote.ts'

/**
 * Composes the short message of an error in production builds: its code and its context. Leaving
 * the sentences out keeps the bundle small. The UI has its own texts.
 */
export function composeMessage<code extends ErrorCode>(
  code: code,
  context: ErrorContext[code],
): string {
  return context === undefined ? code : `${code} ${quote(context)}`
}
