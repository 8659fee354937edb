import type { Revocation, SessionStatus } from '../state/permissionSession.ts'

/**
 * The state of a session. "Revoked" takes the wallet's own list: what a wallet says to a
 * revocation, or what a service has, proves nothing.
 */
export function toStatus(parameters: {
  /** Whether the wallet's list has it. `undefined` if there is no list of that wallet. */
  isListed: boolean | undefined
  expiry: number
  /** When a list proved it before. */
  revokedAt: number | undefined
  revocation: Revocation | undefined
  /** Whether the service has it as ended. */
  isEndTold: boolean
  /** In seconds. */
  now: number
}): SessionStatus {
  const { isListed, expiry, revokedAt, revocation, isEndTold, now } = parameters
  if (revocation && Object.values(revocation).includes('pending')) return 'revoking'
  const isOver = expiry <= now
  // Code that an account runs again brings back what was taken away with it.
  if (isListed === true) return isOver ? 'expired' : 'active'
  if (revokedAt !== undefined) return 'revoked'
  if (isOver) return 'expired'
  if (isListed === false) return 'revoked'
  return revocation?.wallet === 'done' || isEndTold ? 'unknown' : 'active'
}
