import { type AdapterEvent, checkNetworks, type PairedWallet } from '@cleat/core/adapter'
import { SolanaAdapter } from '../SolanaAdapter.ts'
import { createNetworks } from './networks.ts'

export type StartedAdapter = ReturnType<typeof startAdapter>

/** Starts an adapter on the test page, as a page load does. */
export function startAdapter(
  parameters: SolanaAdapter.Parameters & {
    rpcUrl?: string
    announced?: boolean
    paired?: PairedWallet
  } = {},
): {
  adapter: SolanaAdapter
  networks: ReturnType<typeof checkNetworks>
  events: AdapterEvent[]
  connectorIds: () => string[]
  connect: (connectorId?: string) => ReturnType<SolanaAdapter['connect']>
  stop: () => void
} {
  const { rpcUrl = 'http://127.0.0.1:9', announced = true, paired, ...options } = parameters
  const adapter = new SolanaAdapter(options)
  const networks = checkNetworks({ networks: createNetworks(rpcUrl) })
  const [network] = networks
  if (!network) throw new Error('There are two networks.')
  const events: AdapterEvent[] = []
  const stop = adapter.start({
    networks,
    getNetwork: () => network,
    metadata: { name: 'Test', description: '', url: 'http://localhost', icons: [] },
    discovery: { announced, injected: true },
    request: () => Promise.reject(new Error('No kit')),
    remoteWallets: paired ? Promise.resolve([paired]) : new Promise(() => undefined),
    emit: (event) => events.push(event),
  })
  return {
    ...{ adapter, networks, events, stop },
    connectorIds() {
      const last = events.findLast(({ type }) => type === 'connectorsChanged')
      return last?.type === 'connectorsChanged' ? last.connectors.map(({ id }) => id) : []
    },
    connect: (connectorId = 'Cleat Dev Wallet') =>
      adapter.connect({ connectorId, signal: new AbortController().signal }),
  }
}
