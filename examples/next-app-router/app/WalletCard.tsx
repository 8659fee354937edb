'use client'

import { AppKitButton, useAppKitAccount, useAppKitNetwork } from '@cleat/react/appkit'
import { useAccount } from 'wagmi'

/** The React component beside the element. The server renders it completely. */
export function WalletCard() {
  const { address, status } = useAppKitAccount()
  const { caipNetwork } = useAppKitNetwork()
  const { address: atOnce } = useAccount()
  return (
    <section className="card">
      <AppKitButton />
      <dl>
        <dt>Address</dt>
        <dd data-testid="address" title={address}>
          {shorten(address)}
        </dd>
        <dt>By the cookie</dt>
        <dd data-testid="cookie" title={atOnce}>
          {shorten(atOnce)}
        </dd>
        <dt>Network</dt>
        <dd data-testid="network">{caipNetwork?.name ?? '–'}</dd>
        <dt>Status</dt>
        <dd data-testid="status">{status}</dd>
      </dl>
    </section>
  )
}

function shorten(address: string | undefined): string {
  return address ? `${address.slice(0, 8)}…${address.slice(-6)}` : '–'
}
