import { EthersAdapter } from '@cleat/adapter-ethers'
import { createAppKit } from '@cleat/react/appkit'
import { base, mainnet } from '@cleat/react/networks'

/** Creating it also defines `<appkit-button>` and `<appkit-network-button>`, which the page has. */
export const kit = createAppKit({
  adapters: [new EthersAdapter()],
  networks: [mainnet, base],
  // RPC URLs by CAIP-2 id, for development against your own chains.
  customRpcUrls: JSON.parse(import.meta.env.VITE_RPC_URLS ?? '{}'),
  themeMode: matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
  themeVariables: { '--w3m-accent': 'light-dark(#1f6f50, #6fd0a6)' },
})
