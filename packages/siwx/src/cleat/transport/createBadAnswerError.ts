import { SiwxError } from '../../config/siwxError.ts'

/** Refuses an answer of another form. */
export function createBadAnswerError(reason: string): SiwxError {
  return new SiwxError('SERVICE_BAD_ANSWER', { context: { service: 'sign-in service', reason } })
}
