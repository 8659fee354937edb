import type { ChainAdapter } from '../contract/adapter/chainAdapter.ts'
import { applyConnection } from './applyConnection.ts'
import { describeConnector } from './describeConnector.ts'
import type { KitBase } from './kitBase.ts'

/** Milliseconds to wait for the code of remote wallets. */
const externalMs = 20_000

/** Restores an adapter's session of an earlier visit without a prompt. Never rejects. */
export async function restoreSession(kit: KitBase, adapter: ChainAdapter): Promise<void> {
  const { namespace } = adapter
  const { account, connection, events } = kit.controllers
  try {
    if (account.get(namespace).status === 'disconnected' && adapter.hasSession())
      account.setStatus(namespace, 'reconnecting')

    if (kit.storage.get('isExternal'))
      await Promise.race([
        kit.remoteWallets.loaded,
        new Promise((resolve) => setTimeout(resolve, externalMs)),
      ])
    const restored = await adapter.reconnect()
    if (kit.lifetime.aborted || kit.adapters.get(namespace) !== adapter) return
    // Meanwhile the visitor may have disconnected, or the wallet may have switched.
    const live = restored && adapter.getConnection()
    if (live) {
      applyConnection(kit, namespace, live)
      // A connection that the visitor made meanwhile has reported its own result.
      if (connection.state.flow.status === 'idle')
        events.track('CONNECT_SUCCESS', { ...describeConnector(kit, namespace), reconnect: true })
    }
  } catch {
    // A session that cannot be restored counts as none.
  }
  if (account.get(namespace).status === 'reconnecting') account.reset(namespace)
}
