import { useAppKitAccount, useAppKitNetwork, useWalletInfo } from '@cleat/react/appkit'

/** The connected account and network. */
export function WalletCard() {
  const { address, status } = useAppKitAccount()
  const { caipNetwork } = useAppKitNetwork()
  const { walletInfo } = useWalletInfo()
  return (
    <section className="card">
      <h2>Wallet</h2>
      <dl>
        <dt>Name</dt>
        <dd data-testid="wallet">{walletInfo?.name}</dd>
        <dt>Address</dt>
        <dd data-testid="address" title={address}>
          {address && `${address.slice(0, 8)}…${address.slice(-6)}`}
        </dd>
        <dt>Network</dt>
        <dd data-testid="network">{caipNetwork?.name}</dd>
        <dt>Status</dt>
        <dd data-testid="status">{status}</dd>
      </dl>
    </section>
  )
}
