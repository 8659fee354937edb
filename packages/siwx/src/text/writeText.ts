import type { SIWXMessage } from '@cleat/core/sign-in'
import { SiwxError } from '../config/siwxError.ts'
import { formatMessage } from '../messages/formatMessage.ts'
import { toFields } from './toFields.ts'

/**
 * Writes the text that a wallet signs.
 * @throws a `SiwxError` with `SIWX_MESSAGE_INVALID`, `SIWX_UNSUPPORTED`
 */
export function writeText(data: SIWXMessage.Data): SIWXMessage {
  const written = formatMessage(toFields(data))
  if (written.status === 'formatted') return { ...data, toString: () => written.message }
  const { field, reason } = written
  throw new SiwxError('SIWX_MESSAGE_INVALID', { context: { field, reason } })
}
