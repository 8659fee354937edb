import { CleatError } from '../../base/errors/cleatError.ts'
import { isCleatError } from '../../base/errors/isCleatError.ts'

type RelayError = CleatError<'CONNECTION_RELAY_UNREACHABLE' | 'CONNECTION_RELAY_REFUSED'>

/** The messages with which relays close a connection permanently, and their causes. */
const refusals = [
  { pattern: /origin not allowed|\(origin:/i, reason: 'origin' },
  // A token can also be refused for its signature or audience, which a correct clock does not fix.
  { pattern: /\b(?:jwt|token)\b.*(?:not yet valid|expired)|\(clock:/i, reason: 'clock' },
  { pattern: /invalid key|project ?id|project not found|\(project:/i, reason: 'project' },
  { pattern: /unauthorized|\b3000\b|\b401\b|\b403\b/i, reason: 'other' },
] as const

/** Converts a relay error to a `CleatError`. Unknown errors count as an unreachable relay. */
export function translateRelayError(error: unknown, relay: string): RelayError | CleatError {
  if (isCleatError(error)) return error
  const context = { relay }
  const unreachable = new CleatError('CONNECTION_RELAY_UNREACHABLE', { cause: error, context })
  const refusal = refusals.find(({ pattern }) => pattern.test(unreachable.details ?? ''))
  if (!refusal) return unreachable
  const { reason } = refusal
  return new CleatError('CONNECTION_RELAY_REFUSED', { cause: error, context: { relay, reason } })
}
