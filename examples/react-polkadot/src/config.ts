import { PolkadotAdapter, type PolkadotNetwork } from '@cleat/adapter-polkadot'
import { polkadotApi } from '@cleat/adapter-polkadot/polkadot-api'
import { createAppKit } from '@cleat/react/appkit'
import { polkadotAssetHub } from '@cleat/react/networks'

/** A network of your own, for development. */
const own: PolkadotNetwork | undefined =
  import.meta.env.VITE_NETWORK && JSON.parse(import.meta.env.VITE_NETWORK)

// The page and the modal follow the system theme.
const light = matchMedia('(prefers-color-scheme: light)')

const { setThemeMode } = createAppKit({
  themeMode: light.matches ? 'light' : 'dark',
  // With polkadot-api, the provider also makes signers for its transactions.
  adapters: [new PolkadotAdapter({ transactions: polkadotApi() })],
  networks: [own ?? polkadotAssetHub],
  metadata: {
    name: 'Compass',
    description: 'Sign and send on an Asset Hub',
    url: window.location.origin,
    icons: [`${window.location.origin}/icon.svg`],
  },
  themeVariables: { '--w3m-accent': 'light-dark(#b0145c, #ff8fbd)' },
})

light.addEventListener('change', ({ matches }) => setThemeMode(matches ? 'light' : 'dark'))
