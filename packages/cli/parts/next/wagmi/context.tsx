'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cookieToInitialState, WagmiProvider } from 'wagmi'
import { wagmiAdapter } from '../config/index.ts'

const queryClient = new QueryClient()

/** Provides wagmi to all pages. The server reads the connection from the cookie. */
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
