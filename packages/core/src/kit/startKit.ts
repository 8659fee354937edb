import { open } from '../actions/open.ts'
import { reconnect } from '../actions/reconnect.ts'
import type { ChainAdapter } from '../adapter/chainAdapter.ts'
import type { Namespace } from '../caip/namespace.ts'
import { forwardEvents } from './forwardEvents.ts'
import { handleAdapterEvent } from './handleAdapterEvent.ts'
import type { KitBase } from './kitBase.ts'
import type { KitOptions } from './kitOptions.ts'

/**
 * Sets a kit going: starts the adapters, follows other tabs and restores earlier sessions.
 * Runs to its end in one go, so that the first status anybody reads is the true one.
 * @returns what takes all of it back
 */
export function startKit(kit: KitBase, options: KitOptions): () => void {
  const { account, connectors, events, network } = kit.controllers
  const { enableReconnect, metadata } = kit.controllers.options.state
  const stops: (() => void)[] = []
  const stopAll = () => {
    for (const stop of stops.splice(0)) stop()
  }

  const startAdapter = (namespace: Namespace, adapter: ChainAdapter) =>
    adapter.start({
      networks: network.get(namespace)?.caipNetworks ?? [],
      metadata,
      discovery: {
        announced: options.enableEIP6963 ?? true,
        injected: options.enableInjected ?? true,
      },
      emit: (event) => {
        if (kit.lifetime.aborted) return
        handleAdapterEvent(kit, {
          namespace,
          event,
          onUnsupportedChain: () => showUnsupportedChain(kit, namespace),
        })
      },
    })
  try {
    for (const [namespace, adapter] of kit.adapters) stops.push(startAdapter(namespace, adapter))
  } catch (error) {
    // Half a kit would listen without anybody to stop it.
    stopAll()
    throw error
  }

  stops.push(
    forwardEvents(kit),
    kit.storage.subscribe('recentWallets', (wallets) => connectors.setRecentWallets(wallets ?? [])),
    kit.storage.subscribe('activeNetworkId', (id) => {
      const listed = id && network.find(id)
      // A connected wallet says itself where it is.
      if (listed && account.get(listed.chainNamespace).status === 'disconnected')
        network.setNetwork(listed.caipNetworkId)
    }),
  )

  events.track('INITIALIZE', {
    networks: options.networks.map(({ id }) => String(id)),
    adapters: [...kit.adapters.values()].map(({ id }) => id),
  })
  if (enableReconnect) void reconnect(kit)
  else for (const adapter of kit.adapters.values()) void adapter.disconnect().catch(() => undefined)

  return stopAll
}

/**
 * Opens the view of an unsupported chain only when networks may be switched, unsupported chains are not allowed and the
 * connection is not basic (spec §2).
 */
function showUnsupportedChain(kit: KitBase, namespace: Namespace): void {
  const { connection, modal, network, options, router } = kit.controllers
  const { enableNetworkSwitch, unsupportedChain } = options.state
  if (!enableNetworkSwitch || unsupportedChain !== 'block' || connection.state.wcBasic) return
  if (namespace !== network.state.activeNamespace) return
  if (!modal.state.open) void open(kit, { view: 'Networks' })
  router.reset({ name: 'UnsupportedChain' })
}
