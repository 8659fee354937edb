import { createWalletTimeout } from '../../../runtime/requests/createWalletTimeout.ts'
import { listSessions } from '../list/listSessions.ts'
import { getWallet } from '../state/getWallet.ts'
import type { PermissionSession } from '../state/permissionSession.ts'
import type { SessionsContext } from '../state/sessionsContext.ts'
import { endSession } from './endSession.ts'

/**
 * Ends sessions, one after the other, because wallets show one question at a time.
 * @returns them as they are afterwards
 * @throws `CONNECTION_NOT_CONNECTED`, `PERMISSION_UNSUPPORTED`
 */
export async function revokeSessions(
  context: SessionsContext,
  isMeant: (session: PermissionSession) => boolean,
): Promise<readonly PermissionSession[]> {
  const { kit, state, internal, lifetime } = context
  const asked = await getWallet(kit)
  if (state.list.status !== 'success') await listSessions(context)
  const sessions = internal.sessions.filter(isMeant)
  if (sessions.length === 0) return []
  const pcis = sessions.map(({ pci }) => pci)
  state.revoking = { status: 'pending', pcis }
  const timeout = createWalletTimeout(
    { kit, lifetime },
    { view: asked.view, method: 'provider:request' },
  )
  try {
    for (const session of sessions)
      await endSession(context, { session, asked, signal: timeout.signal })
  } finally {
    timeout.end()
  }
  const after = (await listSessions(context).catch(() => [])).filter(({ pci }) =>
    pcis.includes(pci),
  )
  const ended = after.filter(({ status }) => status === 'revoked').map(({ pci }) => pci)
  state.revoking = { status: 'done', ended, open: pcis.filter((pci) => !ended.includes(pci)) }
  return after
}
