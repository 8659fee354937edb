import type { ChainAdapter } from '../contract/adapter/chainAdapter.ts'
import { applyConnection } from './applyConnection.ts'
import { describeWay } from './describeWay.ts'
import type { KitBase } from './kitBase.ts'

/** Milliseconds given to the code of a wallet that is not found in the page. */
const externalMs = 20_000

/** Restores what an earlier visit left on the namespace of an adapter, without prompting. Never rejects. */
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
    // The visitor may have disconnected, or the wallet moved on, in the meantime.
    const live = restored && adapter.getConnection()
    if (live) {
      applyConnection(kit, namespace, live)
      // A wallet that the visitor connected in the meantime has been told of.
      if (connection.state.flow.status === 'idle')
        events.track('CONNECT_SUCCESS', { ...describeWay(kit, namespace), reconnect: true })
    }
  } catch {
    // A session that cannot be restored is as good as none.
  }
  if (account.get(namespace).status === 'reconnecting') account.reset(namespace)
}
