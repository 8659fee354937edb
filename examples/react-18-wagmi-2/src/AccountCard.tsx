import { useAppKitAccount, useAppKitNetwork } from '@cleat/react'
import { useAccount } from 'wagmi'

/** The account as Cleat and wagmi have it. They never disagree. */
export function AccountCard() {
  const { address, status } = useAppKitAccount()
  const { caipNetwork } = useAppKitNetwork()
  const { address: sameAddress } = useAccount()
  return (
    <section className="card">
      <h2>Wallet</h2>
      <dl>
        <dt>Address</dt>
        <dd data-testid="address" title={address}>
          {address && `${address.slice(0, 8)}…${address.slice(-6)}`}
        </dd>
        <dt>By wagmi</dt>
        <dd data-testid="wagmi" title={sameAddress}>
          {sameAddress && `${sameAddress.slice(0, 8)}…${sameAddress.slice(-6)}`}
        </dd>
        <dt>Network</dt>
        <dd data-testid="network">{caipNetwork?.name}</dd>
        <dt>Status</dt>
        <dd data-testid="status">{status}</dd>
      </dl>
    </section>
  )
}
