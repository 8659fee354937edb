import { UniversalProvider } from '@walletconnect/universal-provider'
import { onTestFinished } from 'vitest'

export type App = Awaited<ReturnType<typeof UniversalProvider.init>>

export type OpenAppParameters = {
  relayUrl: string
  chains: readonly { id: number; rpcUrl: string }[]
  name?: string | undefined
}

/** An app with the usual WalletConnect client, closed at the end of the test. */
export async function openApp(parameters: OpenAppParameters): Promise<{
  app: App
  /** Requests a session. `pair` receives the URI. */
  connect: (options: {
    pair: (uri: string) => Promise<void>
    chains?: readonly number[] | undefined
    /** Other requested chains, in CAIP-2. */
    others?: readonly string[] | undefined
  }) => Promise<App['session']>
}> {
  const { relayUrl, chains, name = 'Test App' } = parameters
  const app = await UniversalProvider.init({
    ...{ relayUrl, projectId: '0'.repeat(32), logger: 'silent', telemetryEnabled: false },
    customStoragePrefix: crypto.randomUUID(),
    storageOptions: { database: ':memory:' },
    metadata: { name, description: 'An app', url: 'https://app.example', icons: [] },
  })
  onTestFinished(async () => {
    app.client.core.heartbeat.stop()
    await app.client.core.relayer.transportClose()
  })
  const rpcMap = Object.fromEntries(chains.map(({ id, rpcUrl }) => [String(id), rpcUrl]))
  return {
    app,
    connect({ pair, chains: asked = [1, 8453], others = [] }) {
      app.once('display_uri', pair)
      const namespace = {
        chains: asked.map((id) => `eip155:${id}`),
        methods: [...methods],
        events: ['chainChanged', 'accountsChanged'],
        rpcMap,
      }
      return app.connect({
        optionalNamespaces: {
          ...(asked.length > 0 && { eip155: namespace }),
          ...familyNamespaces(others),
        },
      })
    },
  }
}

const methods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'eth_sign',
]

function familyNamespaces(chains: readonly string[]) {
  const found = (['solana', 'bip122'] as const).flatMap((family) => {
    const own = chains.filter((chain) => chain.startsWith(family))
    return own.length > 0 ? [[family, { chains: own, ...families[family] }]] : []
  })
  return Object.fromEntries(found)
}

const families = {
  solana: {
    methods: [
      'solana_getAccounts',
      'solana_requestAccounts',
      'solana_signMessage',
      'solana_signTransaction',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
    events: ['accountsChanged', 'chainChanged'],
  },
  bip122: {
    methods: ['getAccountAddresses', 'signMessage', 'signPsbt', 'sendTransfer'],
    events: ['bip122_addressesChanged'],
  },
}
