import { subscribe } from 'valtio/vanilla'
import { afterPaint } from '../base/async/afterPaint.ts'
import type { Namespace } from '../base/caip/namespace.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import { open } from '../runtime/actions/open.ts'
import { reconnect } from '../runtime/actions/reconnect.ts'
import { forwardEvents } from './forwardEvents.ts'
import { isBlocked } from './isBlocked.ts'
import type { KitBase } from './kitBase.ts'
import { startAdapter } from './startAdapter.ts'

/**
 * Sets a kit going: starts the adapters, follows other tabs and restores earlier sessions.
 * Runs to its end in one go, so that the first status anybody reads is the true one.
 * @returns what takes all of it back
 */
export function startKit(kit: KitBase, options: KitOptions): () => void {
  const {
    events,
    modal,
    options: { state },
  } = kit.controllers
  const stops: (() => void)[] = []
  const adapters = new Map<Namespace, () => void>()
  kit.running.adapters = adapters
  const stopAll = () => {
    for (const stop of [...stops, ...adapters.values()]) stop()
  }

  stops.push(showUnsupportedChains(kit))
  try {
    for (const adapter of kit.adapters.values()) startAdapter(kit, adapter)
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
  if (state.enableReconnect) void reconnect(kit)
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
