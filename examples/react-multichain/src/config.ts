import { BitcoinAdapter } from '@cleat/adapter-bitcoin'
import { PolkadotAdapter } from '@cleat/adapter-polkadot'
import { SolanaAdapter } from '@cleat/adapter-solana'
import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createAppKit } from '@cleat/react/appkit'
import { base, bitcoin, mainnet, polkadotAssetHub, solana } from '@cleat/react/networks'

/** RPC URLs by CAIP-2 id, for development against your own chains. */
const customRpcUrls = JSON.parse(import.meta.env.VITE_RPC_URLS ?? '{}')

// The page and the modal follow the system theme.
const light = matchMedia('(prefers-color-scheme: light)')

const { setThemeMode } = createAppKit({
  themeMode: light.matches ? 'light' : 'dark',
  adapters: [
    new WagmiAdapter({ networks: [mainnet, base], customRpcUrls }),
    new SolanaAdapter(),
    new BitcoinAdapter(),
    new PolkadotAdapter(),
  ],
  networks: [mainnet, base, solana, bitcoin, polkadotAssetHub],
  projectId: 'b56e18d47c72ab683b10814fe9495694',
  metadata: {
    name: 'Harbour',
    description: 'Four families of chains, one button',
    url: window.location.origin,
    icons: [`${window.location.origin}/icon.svg`],
  },
  customRpcUrls,
  themeVariables: { '--w3m-accent': 'light-dark(#0b6e80, #5cc8dc)' },
})

light.addEventListener('change', ({ matches }) => setThemeMode(matches ? 'light' : 'dark'))
