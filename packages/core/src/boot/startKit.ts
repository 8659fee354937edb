import { subscribe } from 'valtio/vanilla'
import { afterPaint } from '../base/async/afterPaint.ts'
import type { Namespace } from '../base/caip/namespace.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import { createOpen } from './actions/createOpen.ts'
import { reconnect } from './actions/reconnect.ts'
import type { BootKit } from './bootKit.ts'
import { forwardEvents } from './forwardEvents.ts'
import { isBlocked } from './isBlocked.ts'
import { startAdapter } from './startAdapter.ts'

/**
 * Sets a kit going: starts the adapters, follows other tabs and restores earlier sessions.
 * Runs to its end in one go, so that the first status anybody reads is the true one.
 * @returns what takes all of it back
 */
export function startKit(kit: BootKit, options: KitOptions): () => void {
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

  stops.push(
    showUnsupportedChains(kit),
    modal.onPrepare((reason) => {
      // Whether an intent is enough is up to the interface.
      if (!reason) kit.runtime.prefetch()
    }),
  )
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
  // An earlier session with a remote wallet, or the frame of a Safe, needs them now.
  const isExternal = kit.storage.get('isExternal') || globalThis.top !== globalThis.self
  if (isExternal)
    kit.runtime.load().then(
      (runtime) => runtime.attachRemoteWallets(),
      () => undefined,
    )
  if (state.enableReconnect) void reconnect(kit)
  else for (const adapter of kit.adapters.values()) void adapter.disconnect().catch(() => undefined)

  return stopAll
}

/**
 * Opens the modal on the unsupported chain as soon as there is one that has to be left, however the wallet came to be there:
 * it moved, it was connected or restored there, or its namespace became the active one.
 */
function showUnsupportedChains(kit: BootKit): () => void {
  const open = createOpen(kit)
  let wasBlocked = false
  const follow = () => {
    const last = wasBlocked
    wasBlocked = isBlocked(kit)
    if (wasBlocked && !last) void open()
  }
  return subscribe(kit.controllers.network.state, follow, true)
}

function followTabs(kit: BootKit): () => void {
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
