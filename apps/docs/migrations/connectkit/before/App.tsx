import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectKitButton, ConnectKitProvider, getDefaultConfig, useModal } from 'connectkit'
import { createConfig, http, useAccount, WagmiProvider } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'

const config = createConfig(
  getDefaultConfig({
    appName: 'My app',
    walletConnectProjectId: 'YOUR_PROJECT_ID',
    chains: [mainnet, base],
    transports: { [mainnet.id]: http('https://ethereum.example'), [base.id]: http() },
  }),
)
const queryClient = new QueryClient()

export function App() {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ConnectKitProvider mode="dark">
          <ConnectKitButton />
          <Checkout />
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

function Checkout() {
  const { isConnected } = useAccount()
  const { setOpen } = useModal()
  if (isConnected) return <p>Ready to pay</p>
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Connect to pay
    </button>
  )
}
