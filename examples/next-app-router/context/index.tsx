'use client'

import { createAppKit, useAppKitTheme } from '@cleat/react/appkit'
import { base, mainnet } from '@cleat/react/networks'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { cookieToInitialState, WagmiProvider } from 'wagmi'
import { customRpcUrls, projectId, wagmiAdapter } from '../config/index.ts'

const queryClient = new QueryClient()

createAppKit({
  themeMode: 'light',
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
  useSystemTheme()
  const initialState = cookieToInitialState(wagmiAdapter.wagmiConfig, cookie)
  return (
    <WagmiProvider config={wagmiAdapter.wagmiConfig} initialState={initialState}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
}

/** The page follows the visitor's system by its styles. The server does not know it, so the interface follows from here. */
function useSystemTheme(): void {
  const { setThemeMode } = useAppKitTheme()
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const follow = () => setThemeMode(dark.matches ? 'dark' : 'light')
    follow()
    dark.addEventListener('change', follow)
    return () => dark.removeEventListener('change', follow)
  }, [setThemeMode])
}
