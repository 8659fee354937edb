import { getSessions } from './getSessions.ts'

/**
 * Ends a session: the wallet is asked, its list is read, and the service is notified. Resolves with
 * whether it is proven to have ended: a wallet without a list proves nothing.
 * @throws `CONNECTION_NOT_CONNECTED`, `PERMISSION_UNSUPPORTED`, `CONFIG_NO_KIT`
 * @example
 * ```tsx
 * import { getSmartSessions, revokeSmartSession } from '@cleat/react/appkit/smart-session'
 *
 * export async function revokeFirst() {
 *   const [session] = await getSmartSessions()
 *   return session ? revokeSmartSession(session) : false
 * }
 * ```
 */
export async function revokeSmartSession(session: { readonly pci: string }): Promise<boolean> {
  const { sessions } = await getSessions('revokeSmartSession')
  const ended = await sessions.revoke({ pci: session.pci })
  return ended?.status === 'revoked'
}
