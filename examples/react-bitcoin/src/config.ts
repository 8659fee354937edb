import { BitcoinAdapter } from '@cleat/adapter-bitcoin'
import { createAppKit } from '@cleat/react/appkit'
import { type AppKitNetwork, bitcoin, bitcoinTestnet } from '@cleat/react/networks'

/** The URL of your own Esplora API, for development. */
const esploraUrl = import.meta.env.VITE_ESPLORA_URL

const bitcoinRegtest: AppKitNetwork = {
  ...bitcoinTestnet,
  id: '0f9188f13cb7b2c71f2a335e3a4fc328',
  name: 'Bitcoin Regtest',
  rpcUrls: { default: { http: [esploraUrl ?? ''] } },
}

// The page and the modal follow the system theme.
const light = matchMedia('(prefers-color-scheme: light)')

const { setThemeMode } = createAppKit({
  themeMode: light.matches ? 'light' : 'dark',
  adapters: [new BitcoinAdapter()],
  networks: esploraUrl ? [bitcoinRegtest, bitcoin] : [bitcoin, bitcoinTestnet],
  projectId: 'b56e18d47c72ab683b10814fe9495694',
  metadata: {
    name: 'Lighthouse',
    description: 'Sign and pay on Bitcoin',
    url: window.location.origin,
    icons: [`${window.location.origin}/icon.svg`],
  },
  themeVariables: { '--w3m-accent': 'light-dark(#a4520a, #ffb35c)' },
})

light.addEventListener('change', ({ matches }) => setThemeMode(matches ? 'light' : 'dark'))
