import { getSessions } from './getSessions.ts'
import type { SmartSession, SmartSessionPermission } from './smartSession.ts'
import { toSmartSessionPermission } from './toSmartSessionPermission.ts'

/**
 * What the account in use allowed: from this browser, the service of `services.sessions` and the
 * wallet's own list. All times are in seconds.
 * @throws `CONNECTION_NOT_CONNECTED`, `PERMISSION_UNSUPPORTED`, `CONFIG_NO_KIT`
 * @example
 * ```tsx
 * import { getSmartSessions } from '@cleat/react/appkit/smart-session'
 *
 * export async function countActive() {
 *   const sessions = await getSmartSessions()
 *   return sessions.filter(({ status }) => status === 'active').length
 * }
 * ```
 */
export async function getSmartSessions(): Promise<readonly SmartSession[]> {
  const { sessions } = await getSessions('getSmartSessions')
  const all = await sessions.list()
  return all.map(({ pci, app, createdAt = 0, expiry, permissions, revokedAt, status }) => ({
    ...{ pci, project: app, createdAt, expiry, revokedAt, status },
    permissions: permissions
      .map(toSmartSessionPermission)
      .filter((one): one is SmartSessionPermission => one !== undefined),
  }))
}
