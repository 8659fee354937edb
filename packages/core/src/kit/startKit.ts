import { subscribe } from 'valtio/vanilla'
import { open } from '../actions/open.ts'
import { reconnect } from '../actions/reconnect.ts'
import { afterPaint } from '../adapter/afterPaint.ts'
import type { ChainAdapter } from '../adapter/chainAdapter.ts'
import type { Namespace } from '../caip/namespace.ts'
import { forwardEvents } from './forwardEvents.ts'
import { handleAdapterEvent } from './handleAdapterEvent.ts'
import { isBlocked } from './isBlocked.ts'
import type { KitBase } from './kitBase.ts'
import type { KitOptions } from './kitOptions.ts'

/**
 * Sets a kit going: starts the adapters, follows other tabs and restores earlier sessions.
 * Runs to its end in one go, so that the first status anybody reads is the true one.
 * @returns what takes all of it back
 */
export function startKit(kit: KitBase, options: KitOptions): () => void {
  const { events, modal, network } = kit.controllers
  const { enableReconnect, metadata } = kit.controllers.options.state
  const stops: (() => void)[] = []
  const stopAll = () => {
    for (const stop of stops.splice(0)) stop()
  }

  const startAdapter = (namespace: Namespace, adapter: ChainAdapter) =>
    adapter.start({
      networks: network.get(namespace)?.caipNetworks ?? [],
      getNetwork: () => network.get(namespace)?.caipNetwork ?? network.getActive(),
      metadata,
      discovery: {
        announced: options.enableEIP6963 ?? true,
        injected: options.enableInjected ?? true,
      },
      externalWallets: kit.external.loaded.then(({ byNamespace }) => byNamespace[namespace] ?? []),
      emit: (event) => {
        if (!kit.lifetime.aborted) handleAdapterEvent(kit, { namespace, event })
      },
    })
  stops.push(showUnsupportedChains(kit))
  try {
    for (const [namespace, adapter] of kit.adapters) stops.push(startAdapter(namespace, adapter))
  } catch (error) {
    // Half a kit would listen without anybody to stop it.
    stopAll()
    throw error
  }

  stops.push(
    forwardEvents(kit),
    // The browser's storage is slow to listen to for the first time.
    afterPaint(() => followTabs(kit)),
  )

  events.track('INITIALIZE', {
    networks: options.networks.map(({ id }) => String(id)),
    adapters: [...kit.adapters.values()].map(({ id }) => id),
  })
  // Their code comes with the interface; an earlier session, or the frame of one, needs it now.
  const isExternal = kit.storage.get('isExternal') || globalThis.top !== globalThis.self
  if (isExternal) modal.prepare()
  if (enableReconnect) void reconnect(kit)
  else for (const adapter of kit.adapters.values()) void adapter.disconnect().catch(() => undefined)

  return stopAll
}

/**
 * Opens the modal on the unsupported chain as soon as there is one that has to be left, however the wallet came to be there:
 * it moved, it was connected or restored there, or its namespace became the active one.
 */
function showUnsupportedChains(kit: KitBase): () => void {
  let wasBlocked = false
  const follow = () => {
    const last = wasBlocked
    wasBlocked = isBlocked(kit)
    if (wasBlocked && !last) void open(kit)
  }
  return subscribe(kit.controllers.network.state, follow, true)
}

function followTabs(kit: KitBase): () => void {
  const { account, connectors, network } = kit.controllers
  const stops = [
    kit.storage.subscribe('recentWallets', (wallets) => connectors.setRecentWallets(wallets ?? [])),
    kit.storage.subscribe('activeNetworkId', (id) => {
      const listed = id && network.find(id)
      // A connected wallet says itself where it is.
      if (listed && account.get(listed.chainNamespace).status === 'disconnected')
        network.setNetwork(listed.caipNetworkId)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
