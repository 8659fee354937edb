import { SolanaAdapter } from '@cleat/adapter-solana'
import { createAppKit } from '@cleat/react/appkit'
import { solana, solanaDevnet } from '@cleat/react/networks'

// The page and the modal follow the system theme.
const light = matchMedia('(prefers-color-scheme: light)')

const { setThemeMode } = createAppKit({
  themeMode: light.matches ? 'light' : 'dark',
  adapters: [new SolanaAdapter()],
  networks: [solana, solanaDevnet],
  projectId: 'b56e18d47c72ab683b10814fe9495694',
  metadata: {
    name: 'Skiff',
    description: 'Sign and send on Solana',
    url: window.location.origin,
    icons: [`${window.location.origin}/icon.svg`],
  },
  // RPC URLs by CAIP-2 id, for development against your own chains.
  customRpcUrls: JSON.parse(import.meta.env.VITE_RPC_URLS ?? '{}'),
  themeVariables: { '--w3m-accent': 'light-dark(#6d3fc4, #b99bff)' },
})

light.addEventListener('change', ({ matches }) => setThemeMode(matches ? 'light' : 'dark'))
