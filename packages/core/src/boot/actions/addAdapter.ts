import type { Network } from '../../base/caip/network.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { ChainAdapter } from '../../contract/adapter/chainAdapter.ts'
import { isUniversalAdapter } from '../../contract/adapter/isUniversalAdapter.ts'
import { checkAdapters } from '../checkAdapters.ts'
import { checkNetworks } from '../checkNetworks.ts'
import type { KitBase } from '../kitBase.ts'
import { restoreSession } from '../restoreSession.ts'
import { startAdapter } from '../startAdapter.ts'
import { removeAdapter } from './removeAdapter.ts'

export declare namespace addAdapter {
  type Parameters = {
    adapter: ChainAdapter
    /** Networks of the adapter's namespace are added to the kit. Others are ignored. */
    networks: readonly Network[]
  }
  type ReturnType = Promise<void>
  type ErrorType = CleatError
}

/**
 * Adds a namespace to a kit, or replaces its universal adapter. Resolves when the session of an
 * earlier visit, if any, is restored. The active namespace stays the same.
 * @throws `CONFIG_…` if the adapter or its networks are invalid, or the kit already has an adapter
 * of this namespace
 */
export async function addAdapter(
  kit: KitBase,
  parameters: addAdapter.Parameters,
): addAdapter.ReturnType {
  const { adapter } = parameters
  const { customRpcUrls, chainImages } = kit.remoteWallets.setup.options
  const networks = checkNetworks({ networks: parameters.networks, customRpcUrls, chainImages })
  checkAdapters({ adapters: [adapter], networks })
  const { id, namespace } = adapter
  const other = kit.adapters.get(namespace)
  // The app's own adapter can do more. It restores the session of the one that it replaces.
  if (isUniversalAdapter(other)) removeAdapter(kit, { namespace })
  else if (other)
    throw new CleatError('CONFIG_ADAPTER_DUPLICATE', {
      context: { namespace, ids: [other.id, id] },
    })

  kit.controllers.network.setNetworks(namespace, networks)
  kit.adapters.set(namespace, adapter)
  // `start` starts the adapters of a kit that is not running yet.
  if (!kit.running.adapters || kit.lifetime.aborted) return
  startAdapter(kit, adapter)
  if (kit.controllers.options.state.enableReconnect) await restoreSession(kit, adapter)
  else await adapter.disconnect()
}
