'use client'

import { createAppKit } from '@cleat/react/appkit'
import { base, mainnet } from '@cleat/react/networks'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cookieToInitialState, WagmiProvider } from 'wagmi'
import { customRpcUrls, projectId, wagmiAdapter } from '../config/index.ts'

const queryClient = new QueryClient()

createAppKit({
  adapters: [wagmiAdapter],
  networks: [mainnet, base],
  projectId,
  metadata: {
    name: 'Quay',
    description: 'Next with the App Router',
    url: 'http://localhost:3000',
    icons: ['http://localhost:3000/icon.svg'],
  },
  customRpcUrls,
})

/** What the pages stand in. The server knows from the cookie who is connected. */
export function ContextProvider({
  children,
  cookie,
}: {
  children: ReactNode
  cookie: string | null
}) {
  const initialState = cookieToInitialState(wagmiAdapter.wagmiConfig, cookie)
  return (
    <WagmiProvider config={wagmiAdapter.wagmiConfig} initialState={initialState}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
}
