'use client'

import { AppKitButton, useAppKitAccount, useAppKitNetwork } from '@cleat/react/appkit'
import { useAccount } from 'wagmi'

/** The component beside the element: of this one the server draws all. */
export function WalletCard() {
  const { address, status } = useAppKitAccount()
  const { caipNetwork } = useAppKitNetwork()
  const { address: atOnce } = useAccount()
  return (
    <section className="card">
      <AppKitButton />
      <dl>
        <dt>Address</dt>
        <dd data-testid="address">{address ?? '–'}</dd>
        <dt>By the cookie</dt>
        <dd data-testid="cookie">{atOnce ?? '–'}</dd>
        <dt>Network</dt>
        <dd data-testid="network">{caipNetwork?.name ?? '–'}</dd>
        <dt>Status</dt>
        <dd data-testid="status">{status}</dd>
      </dl>
    </section>
  )
}
