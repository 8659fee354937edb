import { AppKitButton, AppKitProvider, useAppKitAccount } from '@cleat/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { WagmiProvider } from 'wagmi'
import { exposeKit } from '../../../page/exposeKit.ts'
import { markReady } from '../../../page/markReady.ts'
import { kit, wagmiAdapter } from './kit.ts'

const queryClient = new QueryClient()

exposeKit(kit)

/** Marks when an app would show the account. */
function Account() {
  const { status } = useAppKitAccount()
  useLayoutEffect(() => {
    if (status === 'connected') performance.mark('connected')
  }, [status])
  return null
}

export function App() {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => markReady(ref.current), [])
  return (
    <WagmiProvider config={wagmiAdapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <AppKitProvider kit={kit}>
          <main ref={ref}>
            <h1>Harbour</h1>
            <AppKitButton />
            <Account />
          </main>
        </AppKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
