import type { PermissionSession, Revocation } from '../state/permissionSession.ts'
import type { SessionsContext } from '../state/sessionsContext.ts'

/** Shows what became of a revocation so far, and keeps it once it is over. */
export function setRevocation(
  { state, store, internal }: SessionsContext,
  pci: string,
  revocation: Revocation,
): void {
  internal.revocations.set(pci, revocation)
  const { wallet, chain, service } = revocation
  const isUnderWay = [wallet, chain, service].includes('pending')
  if (wallet !== 'pending' && chain !== 'pending' && service !== 'pending')
    store.change(pci, { revocation: { wallet, chain, service } })
  const change = (one: PermissionSession): PermissionSession =>
    one.pci === pci ? { ...one, revocation, status: isUnderWay ? 'revoking' : one.status } : one
  internal.sessions = internal.sessions.map(change)
  if (state.list.status === 'success')
    state.list = { ...state.list, sessions: state.list.sessions.map(change) }
}
