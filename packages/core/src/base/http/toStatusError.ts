import { CleatError } from '../errors/cleatError.ts'
import { readRetryAfter } from './readRetryAfter.ts'

const forbidden: ReadonlySet<number> = new Set([401, 403])
const busy: ReadonlySet<number> = new Set([429, 503])

/**
 * Converts a status other than 2xx to an error (spec §8 names 403 and 503).
 * @param cause - the service's explanation, if the body was read
 */
export function toStatusError(response: Response, service: string, cause?: Error): CleatError {
  const { status } = response
  const context = { service, status }
  if (forbidden.has(status)) return new CleatError('SERVICE_FORBIDDEN', { context, cause })
  if (busy.has(status)) {
    const retryAfterMs = readRetryAfter(response.headers)
    return new CleatError('SERVICE_BUSY', { context: { ...context, retryAfterMs }, cause })
  }
  if (status >= 500) return new CleatError('SERVICE_FAILED', { context, cause })
  // Browsers hide the status of a redirect that is not followed.
  const isRedirect = response.type === 'opaqueredirect' || (status >= 300 && status < 400)
  const reason = isRedirect ? 'a redirect' : `HTTP ${status}`
  return new CleatError('SERVICE_BAD_ANSWER', { context: { service, reason }, cause })
}
