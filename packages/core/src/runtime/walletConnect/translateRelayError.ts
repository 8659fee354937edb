import { CleatError } from '../../base/errors/cleatError.ts'
import { isCleatError } from '../../base/errors/isCleatError.ts'

type RelayError = CleatError<'CONNECTION_RELAY_UNREACHABLE' | 'CONNECTION_RELAY_REFUSED'>

/** What relays say when they close a connection for good, and what of it somebody can put right. */
const refusals = [
  { pattern: /origin not allowed|\(origin:/i, reason: 'origin' },
  // A token is refused for its signature or audience too, which is nobody's clock.
  { pattern: /\b(?:jwt|token)\b.*(?:not yet valid|expired)|\(clock:/i, reason: 'clock' },
  { pattern: /invalid key|project ?id|project not found|\(project:/i, reason: 'project' },
  { pattern: /unauthorized|\b3000\b|\b401\b|\b403\b/i, reason: 'other' },
] as const

/** An error of the way to the relay in our words. Anything it does not name is a relay that cannot be reached. */
export function translateRelayError(error: unknown, relay: string): RelayError | CleatError {
  if (isCleatError(error)) return error
  const context = { relay }
  const unreachable = new CleatError('CONNECTION_RELAY_UNREACHABLE', { cause: error, context })
  const refusal = refusals.find(({ pattern }) => pattern.test(unreachable.details ?? ''))
  if (!refusal) return unreachable
  const { reason } = refusal
  return new CleatError('CONNECTION_RELAY_REFUSED', { cause: error, context: { relay, reason } })
}
