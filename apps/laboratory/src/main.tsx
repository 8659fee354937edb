import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { WagmiProvider } from 'wagmi'
import { App } from './App.tsx'
import { chains } from './kit/kit.ts'
import { installWallets } from './wallets/installWallets.ts'

installWallets()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const { wagmiAdapter } = chains
const app = (
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </QueryClientProvider>
)

createRoot(root).render(
  <StrictMode>
    {wagmiAdapter ? <WagmiProvider config={wagmiAdapter.wagmiConfig}>{app}</WagmiProvider> : app}
  </StrictMode>,
)
