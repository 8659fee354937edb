import { EthersAdapter } from '@cleat/adapter-ethers'
import { createAppKit } from '@cleat/react/appkit'
import { base, mainnet } from '@cleat/react/networks'

// The page and the modal follow the system theme.
const light = matchMedia('(prefers-color-scheme: light)')

const { setThemeMode } = createAppKit({
  themeMode: light.matches ? 'light' : 'dark',
  adapters: [new EthersAdapter()],
  networks: [mainnet, base],
  projectId: 'b56e18d47c72ab683b10814fe9495694',
  metadata: {
    name: 'Pilot',
    description: 'Sign and send with ethers',
    url: window.location.origin,
    icons: [`${window.location.origin}/icon.svg`],
  },
  // RPC URLs by CAIP-2 id, for development against your own chains.
  customRpcUrls: JSON.parse(import.meta.env.VITE_RPC_URLS ?? '{}'),
  themeVariables: { '--w3m-accent': 'light-dark(#3a55c9, #93a7ff)' },
})

light.addEventListener('change', ({ matches }) => setThemeMode(matches ? 'light' : 'dark'))
