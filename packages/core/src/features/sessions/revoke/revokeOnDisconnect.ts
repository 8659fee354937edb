import type { Namespace } from '../../../base/caip/namespace.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { withTimeout } from '../../../contract/walletAdapter/withTimeout.ts'
import { mergeSessions } from '../list/mergeSessions.ts'
import { getWallet } from '../state/getWallet.ts'
import type { SessionsContext } from '../state/sessionsContext.ts'
import { endSession } from './endSession.ts'

/** The disconnect proceeds after this time, in milliseconds. */
const timeoutMs = 1200

/**
 * Takes back what the account allowed this app, before it disconnects. Never rejects. What is not
 * done in time counts as failed, and may still be active.
 * @returns how long that took, in milliseconds
 */
export async function revokeOnDisconnect(
  context: SessionsContext,
  namespaces: readonly Namespace[],
): Promise<number> {
  const startedAt = performance.now()
  await withTimeout(() => revokeOwn(context, namespaces), timeoutMs + 50)
  return performance.now() - startedAt
}

async function revokeOwn(
  context: SessionsContext,
  namespaces: readonly Namespace[],
): Promise<void> {
  const { kit } = context
  if (!namespaces.includes(kit.controllers.network.state.activeNamespace)) return
  const late = new AbortController()
  const timer = setTimeout(() => {
    const { connectedWalletInfo } = kit.controllers.account.get(
      kit.controllers.network.state.activeNamespace,
    )
    const wallet = connectedWalletInfo?.name ?? 'The wallet'
    const facts = { wallet, method: 'disconnect', timeoutMs }
    late.abort(new CleatError('REQUEST_TIMEOUT', { context: facts }))
  }, timeoutMs)
  try {
    const asked = await getWallet(kit)
    const own = new Set(context.store.list().map(({ pci }) => pci))
    const sessions = mergeSessions(context, {
      wallet: asked,
      granted: undefined,
      states: new Map(),
      listed: undefined,
    })
    const active = sessions.filter(({ pci, status }) => own.has(pci) && status === 'active')
    const { signal } = late
    await Promise.all(active.map((session) => endSession(context, { session, asked, signal })))
  } catch {
    // Chains without permissions have nothing to take back.
  } finally {
    clearTimeout(timer)
  }
}
