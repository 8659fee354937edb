import type { SignInFields } from '../fields/signInFields.ts'
import { formatMessage } from '../messages/formatMessage.ts'

/** The message of fields that are right. */
export function writeMessage(fields: SignInFields): string {
  const formatted = formatMessage(fields)
  if (formatted.status === 'formatted') return formatted.message
  throw new Error(`${formatted.field} ${formatted.reason}`)
}
