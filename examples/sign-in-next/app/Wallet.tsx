'use client'

import { EthersAdapter } from '@cleat/adapter-ethers'
import { AppKitProvider, createAppKit, useAppKitSession } from '@cleat/react/headless'
import { mainnet } from '@cleat/react/networks'
import { CleatSIWX } from '@cleat/siwx'
import type { Session } from '@cleat/siwx/server'
import type { ReactNode } from 'react'

const networks = [mainnet] as const

/** One for all visitors of the server: it knows none of them. */
const kit = createAppKit({
  ...{ networks, adapters: [new EthersAdapter()] },
  siwx: new CleatSIWX({ url: '/api/siwx' }),
})

/** Provides Cleat, and who the server says is signed in. */
export function Wallet({ session, children }: { session: Session | null; children: ReactNode }) {
  return (
    <AppKitProvider kit={kit} initialSession={session}>
      {children}
    </AppKitProvider>
  )
}

/** The server renders it signed in, and the page takes it over without a request. */
export function Visitor() {
  const { status, session } = useAppKitSession()
  return <p>{status === 'signedIn' ? `Signed in as ${session?.subject}` : 'Not signed in'}</p>
}
