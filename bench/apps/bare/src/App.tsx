import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { WagmiProvider } from 'wagmi'
import { exposeDialog } from '../../../page/exposeDialog.ts'
import { markReady } from '../../../page/markReady.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { config } from './config.ts'

const queryClient = new QueryClient()

const clickButton = () => document.querySelector('button')?.click()
exposeDialog({ open: clickButton, close: clickButton })

export function App() {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => markReady(ref.current), [])
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <main ref={ref}>
          <h1>Bare wagmi</h1>
          <ConnectButton />
        </main>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
