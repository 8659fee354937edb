import '@rainbow-me/rainbowkit/styles.css'
import {
  ConnectButton,
  darkTheme,
  getDefaultConfig,
  RainbowKitProvider,
  useConnectModal,
} from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useAccount, WagmiProvider } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'

const config = getDefaultConfig({
  appName: 'My app',
  projectId: 'YOUR_PROJECT_ID',
  chains: [mainnet, base],
})
const queryClient = new QueryClient()

export function App() {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitProvider locale="pt-BR" theme={darkTheme({ accentColor: '#0b7a75' })}>
          <ConnectButton showBalance={false} />
          <Checkout />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

function Checkout() {
  const { isConnected } = useAccount()
  const { openConnectModal } = useConnectModal()
  if (isConnected) return <p>Ready to pay</p>
  return (
    <button type="button" onClick={openConnectModal}>
      Connect to pay
    </button>
  )
}
