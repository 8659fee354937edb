import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createAppKit } from '@cleat/react/appkit'
import { base, mainnet } from '@cleat/react/networks'

const networks = [mainnet, base] as const

/** RPC URLs by CAIP-2 id, for development against your own chains. */
const customRpcUrls = JSON.parse(import.meta.env.VITE_RPC_URLS ?? '{}')

export const wagmiAdapter = new WagmiAdapter({ networks, customRpcUrls })

/** Loaders and actions, which are no components, ask it directly. */
export const kit = createAppKit({
  adapters: [wagmiAdapter],
  networks: [mainnet, base],
  customRpcUrls,
  themeMode: matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
  themeVariables: { '--w3m-accent': 'light-dark(#155e8a, #7cc4ee)' },
})
