import {
  useAppKitAccount,
  useAppKitNetwork,
  useDisconnect,
  useWalletInfo,
} from '@cleat/react/headless'
import { base, mainnet } from '@cleat/react/networks'

/** The connected account, its network, and the way out. */
export function AccountCard() {
  const { address } = useAppKitAccount()
  const { caipNetwork, chainId, switchNetwork } = useAppKitNetwork()
  const { walletInfo } = useWalletInfo()
  const { disconnect } = useDisconnect()
  return (
    <section className="card">
      <h2>{walletInfo?.name}</h2>
      <dl>
        <dt>Address</dt>
        <dd data-testid="address" title={address}>
          {address && `${address.slice(0, 8)}…${address.slice(-6)}`}
        </dd>
        <dt>Network</dt>
        <dd data-testid="network">{caipNetwork?.name}</dd>
      </dl>
      <div className="actions">
        {[mainnet, base].map((network) => (
          <button
            key={network.id}
            type="button"
            className="quiet"
            disabled={network.id === chainId}
            onClick={() => switchNetwork(network)}
          >
            {network.name}
          </button>
        ))}
        <button type="button" onClick={() => disconnect()}>
          Disconnect
        </button>
      </div>
    </section>
  )
}
