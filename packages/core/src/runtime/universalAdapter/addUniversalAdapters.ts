import type { KitBase } from '../../boot/kitBase.ts'
import { restoreSession } from '../../boot/restoreSession.ts'
import { startAdapter } from '../../boot/startAdapter.ts'
import { toWalletsKey } from '../../contract/walletAdapter/toWalletsKey.ts'
import { createUniversalAdapter } from './createUniversalAdapter.ts'

/** Adds an adapter for each namespace of the app that has none, and starts it. */
export function addUniversalAdapters(kit: KitBase): void {
  const { network, options } = kit.controllers
  if (kit.lifetime.aborted) return
  for (const namespace of Object.keys(network.state.byNamespace)) {
    if (kit.adapters.has(namespace)) continue
    const storage = kit.remoteWallets.setup.area
    const storageKey = toWalletsKey(kit.id, namespace)
    const adapter = createUniversalAdapter({ namespace, storage, storageKey })
    kit.adapters.set(namespace, adapter)
    // `start` starts the adapters of a kit that is not running yet.
    if (!kit.running.adapters) continue
    startAdapter(kit, adapter)
    if (options.state.enableReconnect) void restoreSession(kit, adapter)
    else void adapter.disconnect().catch(() => undefined)
  }
}
