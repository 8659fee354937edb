import { useId } from 'react'
import type { WalletNetwork } from '../peer/walletNetworks.ts'
import { shortAddress } from '../words/text/shortAddress.ts'

export type AccountBarProps = {
  networks: readonly WalletNetwork[]
  /** The displayed network. */
  network: WalletNetwork
  onAccount: (address: string) => void
  onNetwork: (id: string) => void
}

/** Selects the active account and network. */
export function AccountBar({ networks, network, onAccount, onNetwork }: AccountBarProps) {
  const id = useId()
  return (
    <div className="choices">
      <div>
        <label htmlFor={`${id}-account`}>Account</label>
        <select
          id={`${id}-account`}
          value={network.account}
          onChange={({ target }) => onAccount(target.value)}
        >
          {network.accounts.map((address) => (
            <option key={address} value={address}>
              {shortAddress(address)}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-network`}>Network</label>
        <select
          id={`${id}-network`}
          value={network.id}
          onChange={({ target }) => onNetwork(target.value)}
        >
          {networks.map(({ id: other, name }) => (
            <option key={other} value={other}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
