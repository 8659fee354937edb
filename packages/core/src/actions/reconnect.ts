import type { ChainAdapter } from '../adapter/chainAdapter.ts'
import { applyConnection } from '../kit/applyConnection.ts'
import type { KitBase } from '../kit/kitBase.ts'

export declare namespace reconnect {
  type ReturnType = Promise<void>
}

/**
 * Restores the sessions of an earlier visit without prompting, each namespace by itself. Never rejects: a session that
 * cannot be restored leaves its namespace disconnected.
 */
export async function reconnect(kit: KitBase): reconnect.ReturnType {
  await Promise.all([...kit.adapters.values()].map((adapter) => restore(kit, adapter)))
}

async function restore(kit: KitBase, adapter: ChainAdapter): Promise<void> {
  const { namespace } = adapter
  const { account, connectors, events } = kit.controllers
  if (account.get(namespace).status === 'disconnected' && adapter.hasSession())
    account.setStatus(namespace, 'reconnecting')

  const connection = await adapter.reconnect().catch(() => null)
  if (kit.lifetime.aborted) return
  if (!connection) {
    if (account.get(namespace).status === 'reconnecting') account.reset(namespace)
    return
  }
  applyConnection(kit, namespace, connection)
  const { connectorId } = connection
  const name = connectors.find({ connectorId, namespace })?.name ?? connectorId
  events.track('CONNECT_SUCCESS', { method: 'browser', name, reconnect: true })
}
