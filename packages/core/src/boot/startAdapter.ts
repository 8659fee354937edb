import type { ChainAdapter } from '../contract/adapter/chainAdapter.ts'
import { handleAdapterEvent } from './handleAdapterEvent.ts'
import type { KitBase } from './kitBase.ts'

/** Starts an adapter of a running kit. It stops with the kit or when it is removed. */
export function startAdapter(kit: KitBase, adapter: ChainAdapter): void {
  const { network, options } = kit.controllers
  const { namespace } = adapter
  const { enableEIP6963 = true, enableInjected = true } = kit.remoteWallets.setup.options
  const stop = adapter.start({
    networks: network.get(namespace)?.caipNetworks ?? [],
    getNetwork: () => network.get(namespace)?.caipNetwork ?? network.getActive(),
    metadata: options.state.metadata,
    discovery: { announced: enableEIP6963, injected: enableInjected },
    remoteWallets: kit.remoteWallets.loaded.then(({ byNamespace }) => byNamespace[namespace] ?? []),
    request: (request) => kit.request(request),
    emit: (event) => {
      // Events after the kit is destroyed or the adapter is removed are ignored.
      if (!kit.lifetime.aborted && kit.adapters.get(namespace) === adapter)
        handleAdapterEvent(kit, { namespace, event })
    },
  })
  kit.running.adapters?.set(namespace, stop)
}
