import type { AdapterContext, AdapterEvent, Connection } from '@cleat/core/adapter'
import { checkNetworks } from '@cleat/core/adapter'
import { createDevWallet, type DevWallet, type DevWalletParameters } from '@cleat/testing'
import { arbitrum, base, mainnet } from 'viem/chains'
import { WagmiAdapter } from '../WagmiAdapter.ts'

const networks = [mainnet, base] as const

const chains = [mainnet, base].map(({ id, name }) => ({ id, name, rpcUrl: 'http://127.0.0.1:9' }))

/** Methods that make a wallet ask its user. */
const prompting = /^(eth_requestAccounts|wallet_requestPermissions|personal_sign|eth_send|eth_sign)/

export type Harness = {
  adapter: WagmiAdapter
  events: AdapterEvent[]
  stop: () => void
  /** The types of the events so far. */
  types: () => string[]
  /** Asks the wallet `harbour` to connect. */
  connect: (signal?: AbortSignal) => Promise<Connection>
}

/** An adapter that is running on the page of the test, as after a page load. */
export function startAdapter(
  parameters: Partial<WagmiAdapter.Parameters> &
    Partial<Pick<AdapterContext<'eip155'>, 'remoteWallets'>> & { injected?: boolean } = {},
): Harness {
  const { injected = true, remoteWallets = new Promise(() => undefined), ...options } = parameters
  const adapter = new WagmiAdapter({ networks, ...options })
  const events: AdapterEvent[] = []
  const checked = checkNetworks({ networks })
  const stop = adapter.start({
    networks: checked,
    getNetwork: () => checked[0],
    metadata: { name: 'Test', description: '', url: '', icons: [] },
    discovery: { announced: true, injected },
    remoteWallets,
    emit: (event) => events.push(event),
    request: () => Promise.reject(new Error('No kit')),
  })
  return {
    adapter,
    events,
    stop,
    types: () => events.map(({ type }) => type),
    connect: (signal = new AbortController().signal) =>
      adapter.connect({ connectorId: 'dev.cleat.harbour', signal }),
  }
}

export function createHarbourWallet(parameters: Partial<DevWalletParameters> = {}): DevWallet {
  return createDevWallet({
    chains: [...chains, { id: arbitrum.id, name: arbitrum.name, rpcUrl: 'http://127.0.0.1:9' }],
    info: { name: 'Harbour', rdns: 'dev.cleat.harbour' },
    ...parameters,
  })
}

/** What the wallet was asked that only a person can answer. */
export function promptsOf(wallet: DevWallet): string[] {
  return wallet.requests.map(({ method }) => method).filter((method) => prompting.test(method))
}
