import { useId } from 'react'
import type { Address } from 'viem'
import type { WalletSnapshot } from '../peer/useWallet.ts'
import { shortAddress } from '../words/shortAddress.ts'

export type AccountBarProps = {
  view: WalletSnapshot
  onAccount: (address: Address) => void
  onNetwork: (id: number) => void
}

/** Which account and which network the apps get to see. */
export function AccountBar({ view, onAccount, onNetwork }: AccountBarProps) {
  const id = useId()
  return (
    <div className="choices">
      <div>
        <label htmlFor={`${id}-account`}>Account</label>
        <select
          id={`${id}-account`}
          value={view.account}
          onChange={({ target }) => {
            const found = view.accounts.find((address) => address === target.value)
            if (found) onAccount(found)
          }}
        >
          {view.accounts.map((address) => (
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
          value={view.chainId}
          onChange={({ target }) => onNetwork(Number(target.value))}
        >
          {view.chains.map((chain) => (
            <option key={chain.id} value={chain.id}>
              {chain.name}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
