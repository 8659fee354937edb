import {
  useAppKitAccount,
  useAppKitNetwork,
  useDisconnect,
  useWalletInfo,
} from '@cleat/react/appkit'
import type { Address } from 'viem'
import { formatEther } from 'viem'
import { useBalance } from 'wagmi'
import { networks } from './config.ts'

/** The connected wallet: AppKit's hooks for the wallet, wagmi's for the chain. */
export function WalletCard() {
  const { address, caipAddress, status } = useAppKitAccount()
  const { caipNetwork, chainId, switchNetwork } = useAppKitNetwork()
  const { walletInfo } = useWalletInfo()
  const { disconnect } = useDisconnect()
  const { data: balance } = useBalance({ address: address as Address | undefined })
  return (
    <section className="card">
      <h2>Aboard</h2>
      <dl>
        <dt>Wallet</dt>
        <dd data-testid="wallet">{walletInfo?.name}</dd>
        <dt>Address</dt>
        <dd data-testid="address" title={caipAddress}>
          {address && `${address.slice(0, 8)}…${address.slice(-6)}`}
        </dd>
        <dt>Status</dt>
        <dd data-testid="status">{status}</dd>
        <dt>Network</dt>
        <dd data-testid="network">
          {caipNetwork?.name} ({chainId})
        </dd>
        <dt>Balance</dt>
        <dd data-testid="balance">
          {balance ? `${Number(formatEther(balance.value)).toFixed(4)} ${balance.symbol}` : '…'}
        </dd>
      </dl>
      <div className="actions">
        {networks.map((network) => (
          <button
            key={network.id}
            type="button"
            disabled={network.id === chainId}
            onClick={() => switchNetwork(network)}
          >
            {network.name}
          </button>
        ))}
      </div>
      <div className="actions">
        <button type="button" onClick={() => disconnect()}>
          Step off
        </button>
      </div>
    </section>
  )
}
