import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createAppKit } from '@cleat/react/appkit'
import { type AppKitNetwork, arbitrum, base, mainnet } from '@cleat/react/networks'

// Cleat needs no project id. An app that has one can keep it.
const projectId = 'b56e18d47c72ab683b10814fe9495694'

export const networks: [AppKitNetwork, ...AppKitNetwork[]] = [mainnet, base, arbitrum]

const metadata = {
  name: 'Ferry',
  description: 'Say hello, and bring a little ether across',
  url: window.location.origin,
  icons: [`${window.location.origin}/icon.svg`],
}

/** RPC URLs by CAIP-2 id, for development against your own chains. */
const customRpcUrls = JSON.parse(import.meta.env.VITE_RPC_URLS ?? '{}')

export const wagmiAdapter = new WagmiAdapter({ projectId, networks, customRpcUrls })

createAppKit({
  adapters: [wagmiAdapter],
  networks,
  defaultNetwork: mainnet,
  projectId,
  metadata,
  customRpcUrls,
  themeMode: 'light',
  themeVariables: { '--w3m-accent': '#0e7c66' },
  features: { analytics: false },
})
