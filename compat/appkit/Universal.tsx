import { type AppKitNetwork, createAppKit } from '@cleat/react/appkit'
import { base, mainnet, solana } from '@cleat/react/networks'
import {
  UniversalConnector,
  UniversalConnectorProvider,
  useUniversalConnector,
} from '@cleat/react/universal-connector'
import type { ReactNode } from 'react'

const cosmosHub: AppKitNetwork = {
  id: 'cosmoshub-4',
  name: 'Cosmos Hub',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
  rpcUrls: { default: { http: ['https://cosmos-rpc.publicnode.com'] } },
}

const metadata = { name: 'App', description: '', url: 'https://app.example', icons: [] }

/** An app without adapters: wallets are paired by WalletConnect alone. */
export const createUniversalAppKit = () =>
  createAppKit({ projectId: '1', networks: [mainnet, base, solana, cosmosHub], metadata })

const config = {
  projectId: '1',
  metadata,
  networks: [
    {
      namespace: 'cosmos' as const,
      chains: [cosmosHub],
      methods: ['cosmos_getAccounts', 'cosmos_signAmino'],
      events: ['chainChanged'],
    },
  ],
  modalConfig: { themeMode: 'light' as const },
  providerConfig: {},
}

export async function connectCosmos(): Promise<unknown> {
  const connector = await UniversalConnector.init(config)
  const { session } = await connector.connect()
  if (!connector.provider.session) return session
  const accounts = await connector.request(
    { method: 'cosmos_getAccounts', params: {} },
    'cosmos:cosmoshub-4',
  )
  await connector.disconnect()
  return accounts
}

function Connect(): ReactNode {
  const { connector, ready } = useUniversalConnector()
  return (
    <button disabled={!ready} onClick={() => connector?.connect()}>
      Connect
    </button>
  )
}

export const Universal = (): ReactNode => (
  <UniversalConnectorProvider config={config}>
    <Connect />
  </UniversalConnectorProvider>
)
