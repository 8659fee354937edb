import { AppKitButton, AppKitProvider } from '@cleat/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { WagmiProvider } from 'wagmi'
import { exposeDialog } from '../../../page/exposeDialog.ts'
import { exposeKit } from '../../../page/exposeKit.ts'
import { markReady } from '../../../page/markReady.ts'
import { kit, wagmiAdapter } from './kit.ts'

const queryClient = new QueryClient()

exposeKit(kit)
exposeDialog({ open: () => void kit.open(), close: kit.close })

export function App() {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => markReady(ref.current), [])
  return (
    <WagmiProvider config={wagmiAdapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <AppKitProvider kit={kit}>
          <main ref={ref}>
            <h1>Cleat</h1>
            <AppKitButton />
          </main>
        </AppKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
