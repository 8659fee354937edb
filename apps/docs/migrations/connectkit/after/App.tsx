import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { AppKitButton, createAppKit, useAppKit } from '@cleat/react'
import { base, mainnet } from '@cleat/react/networks'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useAccount, WagmiProvider } from 'wagmi'

const networks = [mainnet, base] as const
const customRpcUrls = { 'eip155:1': [{ url: 'https://ethereum.example' }] }
const adapter = new WagmiAdapter({ networks, customRpcUrls })

createAppKit({
  adapters: [adapter],
  networks,
  customRpcUrls,
  metadata: { name: 'My app', description: '', url: 'https://app.example', icons: [] },
  projectId: 'YOUR_PROJECT_ID',
  themeMode: 'dark',
})
const queryClient = new QueryClient()

export function App() {
  return (
    <WagmiProvider config={adapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <AppKitButton />
        <Checkout />
      </QueryClientProvider>
    </WagmiProvider>
  )
}

function Checkout() {
  const { isConnected } = useAccount()
  const { open } = useAppKit()
  if (isConnected) return <p>Ready to pay</p>
  return (
    <button type="button" onClick={() => open({ view: 'Connect' })}>
      Connect to pay
    </button>
  )
}
