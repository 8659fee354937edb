import { type Connection, type Connector, checkNetworks, type Network } from '@cleat/core/adapter'
import {
  type BitcoinDialect,
  type BitcoinWallet,
  createBitcoinWallet,
} from '@cleat/testing/bitcoin'
import type { Wallet } from '@wallet-standard/base'
import { BitcoinAdapter } from '../BitcoinAdapter.ts'
import { type BitcoinProvider, createBitcoinProvider } from '../features/createBitcoinProvider.ts'
import { createNetwork } from './createNetwork.ts'
import { speakStandard } from './speakStandard.ts'

export type Page = {
  adapter: BitcoinAdapter
  wallet: BitcoinWallet
  provider: BitcoinProvider
  connectors: () => readonly Connector[]
  connect: () => Promise<Connection>
  [Symbol.dispose]: () => void
}

/** A page with one wallet in one dialect, and a running adapter. */
export function openPage(
  dialect: BitcoinDialect,
  parameters: Parameters<typeof createBitcoinWallet>[0] & {
    /** The features of a Wallet Standard wallet. @default all */
    toFeatures?: ((features: Wallet['features']) => Wallet['features']) | undefined
  } = {},
): Page {
  localStorage.clear()
  const { toFeatures, ...options } = parameters
  const { esploraUrl } = options.chain ?? {}
  const wallet = createBitcoinWallet({ info: { name: 'Harbour' }, ...options })
  const hide = toFeatures
    ? speakStandard({ wallet, window, toFeatures })
    : wallet.speak(dialect, window)
  const given: readonly [Network, ...Network[]] = [
    createNetwork('regtest', ...(esploraUrl === undefined ? [] : [esploraUrl])),
    createNetwork('mainnet'),
    createNetwork('signet'),
  ]
  const networks = checkNetworks({ networks: given })
  const adapter = new BitcoinAdapter({ networks: given })
  let connectors: readonly Connector[] = []
  const stop = adapter.start({
    networks,
    getNetwork: () => networks[0],
    metadata: { name: 'Test', description: '', url: 'http://localhost', icons: [] },
    discovery: { announced: true, injected: true },
    remoteWallets: new Promise(() => undefined),
    request: () => Promise.reject(new Error('No kit')),
    emit(event) {
      if (event.type === 'connectorsChanged') connectors = event.connectors
    },
  })
  return {
    ...{ adapter, wallet },
    connectors: () => connectors,
    provider: createBitcoinProvider({
      submit: async (request) => adapter.features['provider:request']?.(request),
      disconnect: () => adapter.disconnect(),
    }),
    connect: () =>
      adapter.connect({
        connectorId: connectors[0]?.id ?? 'nobody',
        signal: new AbortController().signal,
      }),
    [Symbol.dispose]() {
      stop()
      hide()
      for (const name of ['okxwallet', 'btc_providers']) Reflect.deleteProperty(window, name)
    },
  }
}
