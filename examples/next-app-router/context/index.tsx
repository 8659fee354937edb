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

/** Provides wagmi and Cleat to all pages. The server reads the connection from the cookie. */
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

/**
 * Passes the system theme to the modal. The page itself follows it by CSS, and the server does not
 * know it.
 */
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
