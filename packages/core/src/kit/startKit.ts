import { subscribe } from 'valtio/vanilla'
import { afterPaint } from '../base/async/afterPaint.ts'
import type { Namespace } from '../base/caip/namespace.ts'
import { reconnect } from '../boot/actions/reconnect.ts'
import { endExpectation, expectSessions } from '../boot/expectSessions.ts'
import { isBlocked } from '../boot/isBlocked.ts'
import { startAdapter } from '../boot/startAdapter.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import type { BootKit } from './bootKit.ts'
import { createOpen } from './createOpen.ts'
import { forwardEvents } from './forwardEvents.ts'

/**
 * Starts a kit: starts the adapters, follows other tabs and restores earlier sessions. Synchronous,
 * so that the first status that is read is correct.
 * @returns stops all of it
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
      // The UI decides whether an intent starts the prefetch.
      if (!reason) kit.runtime.prefetch()
    }),
  )
  try {
    for (const adapter of kit.adapters.values()) startAdapter(kit, adapter)
  } catch (error) {
    // A partly started kit must not leave listeners behind.
    stopAll()
    throw error
  }

  stops.push(
    forwardEvents(kit),
    // The first access to the browser's storage is slow, so the listener is added after the first
    // paint.
    afterPaint(() => followTabs(kit)),
  )

  events.track('INITIALIZE', {
    networks: options.networks.map(({ id }) => String(id)),
    adapters: [...kit.adapters.values()].map(({ id }) => id),
  })
  // An earlier session with a remote wallet, or a Safe's frame, needs the remote wallets at once.
  // The app's own provider may have a session already.
  const isExternal =
    kit.storage.get('isExternal') || options.universalProvider || globalThis.top !== globalThis.self
  if (isExternal) {
    expectSessions(kit)
    kit.runtime.load().then(
      (runtime) => runtime.attachRemoteWallets(),
      () => endExpectation(kit),
    )
  }
  if (state.enableReconnect) void reconnect(kit)
  else for (const adapter of kit.adapters.values()) void adapter.disconnect().catch(() => undefined)

  return stopAll
}

/**
 * Opens the modal when an unsupported chain must be left. The wallet may have switched to the
 * chain, connected or been restored on it, or its namespace may have become active.
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
      // Connected wallets report their own network.
      if (listed && account.get(listed.chainNamespace).status === 'disconnected')
        network.setNetwork(listed.caipNetworkId)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
