import type { PermissionState } from '../../../contract/permissions/permissionState.ts'
import type { Revocation, SessionStatus } from '../state/permissionSession.ts'

/**
 * The state of a session. "Revoked" takes the chain that enforces it, or the wallet's own list:
 * what a wallet says to a revocation, or what a service has, proves nothing.
 */
export function toStatus(parameters: {
  /** What the chain has of it. `undefined` if no chain enforces it, or it was not read. */
  onChain: PermissionState['status'] | undefined
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
  const { onChain, isListed, expiry, revokedAt, revocation, isEndTold, now } = parameters
  if (revocation && Object.values(revocation).includes('pending')) return 'revoking'
  if (onChain === 'ended') return 'revoked'
  const isOver = onChain === 'expired' || expiry <= now
  // Code that an account runs again brings back what was taken away with it.
  if (onChain === 'suspended') return isOver ? 'expired' : 'unknown'
  if (isListed === true) return isOver ? 'expired' : 'active'
  if (onChain === 'active' && !isOver) {
    // Off the wallet's list, it can still be used.
    const isToldEnded = isListed === false || revokedAt !== undefined || isEndTold
    return isToldEnded || revocation?.wallet === 'done' ? 'unknown' : 'active'
  }
  if (revokedAt !== undefined) return 'revoked'
  if (isOver) return 'expired'
  if (isListed === false) return 'revoked'
  return revocation?.wallet === 'done' || isEndTold ? 'unknown' : 'active'
}
