import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createAppKit } from '@cleat/react/appkit'
import { type AppKitNetwork, arbitrum, base, mainnet } from '@cleat/react/networks'

// Nothing in Cleat needs a project id; an app that has one may keep it.
const projectId = 'b56e18d47c72ab683b10814fe9495694'

export const networks: [AppKitNetwork, ...AppKitNetwork[]] = [mainnet, base, arbitrum]

const metadata = {
  name: 'Ferry',
  description: 'Say hello, and bring a little ether across',
  url: window.location.origin,
  icons: [`${window.location.origin}/icon.svg`],
}

/** RPC URLs by CAIP-2 id, for development against chains of your own. */
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
