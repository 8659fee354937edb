import { type AdapterEvent, type Connection, checkNetworks } from '@cleat/core/adapter'
import { kusama, polkadot } from '@cleat/core/networks'
import type { PolkadotWallet } from '@cleat/testing/polkadot'
import { PolkadotAdapter } from '../PolkadotAdapter.ts'

export type Harness = {
  adapter: PolkadotAdapter
  events: AdapterEvent[]
  stop: () => void
  /** The names in the latest list of extensions. */
  listed: () => string[]
  connect: (wallet: PolkadotWallet) => Promise<Connection>
}

/** Starts an adapter on the test page, as a page load does. */
export function startAdapter(
  parameters: PolkadotAdapter.Parameters & { announced?: boolean } = {},
): Harness {
  const { announced = true, ...options } = parameters
  const adapter = new PolkadotAdapter(options)
  const events: AdapterEvent[] = []
  const networks = checkNetworks({ networks: [polkadot, kusama] })
  const stop = adapter.start({
    networks,
    getNetwork: () => networks[0],
    metadata: { name: 'Test', description: '', url: '', icons: [] },
    discovery: { announced, injected: true },
    remoteWallets: new Promise(() => undefined),
    request: () => Promise.reject(new Error('No kit')),
    emit: (event) => events.push(event),
  })
  return {
    adapter,
    events,
    stop,
    listed: () =>
      events
        .findLast((event) => event.type === 'connectorsChanged')
        ?.connectors.map(({ name }) => name) ?? [],
    connect: ({ name }) =>
      adapter.connect({ connectorId: name, signal: new AbortController().signal }),
  }
}
