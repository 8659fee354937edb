import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { AppKitButton, createAppKit } from '@cleat/react'
import { base } from '@cleat/react/networks'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useAccount, WagmiProvider } from 'wagmi'

const adapter = new WagmiAdapter({ networks: [base] })
createAppKit({ adapters: [adapter], networks: [base], themeMode: 'dark' })
const queryClient = new QueryClient()

export function App() {
  return (
    <WagmiProvider config={adapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <AppKitButton />
        <Greeting />
      </QueryClientProvider>
    </WagmiProvider>
  )
}

function Greeting() {
  const { address } = useAccount()
  return address ? <p>Hello, {address}</p> : null
}
