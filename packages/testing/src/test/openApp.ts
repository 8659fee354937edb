import { UniversalProvider } from '@walletconnect/universal-provider'
import { onTestFinished } from 'vitest'

export type App = Awaited<ReturnType<typeof UniversalProvider.init>>

export type OpenAppParameters = {
  relayUrl: string
  chains: readonly { id: number; rpcUrl: string }[]
  name?: string | undefined
}

/** An app of the field, with the client that apps use; gone when the test is. */
export async function openApp(parameters: OpenAppParameters): Promise<{
  app: App
  /** Asks for a session; the link is given to `pair`. */
  connect: (options: {
    pair: (uri: string) => Promise<void>
    chains?: readonly number[] | undefined
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
    connect({ pair, chains: asked = [1, 8453] }) {
      app.once('display_uri', pair)
      const namespace = {
        chains: asked.map((id) => `eip155:${id}`),
        methods: [...methods],
        events: ['chainChanged', 'accountsChanged'],
        rpcMap,
      }
      return app.connect({ optionalNamespaces: { eip155: namespace } })
    },
  }
}

const methods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'eth_sign',
]
