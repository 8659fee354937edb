import type { DevWallet } from '@cleat/testing'
import { useEffect, useState } from 'react'
import { localnet } from '../localnet/localnet.ts'
import { Panel } from '../panels/Panel.tsx'
import { wallets } from '../wallets/installWallets.ts'

export function WalletsPage() {
  return (
    <>
      <h1>Wallets</h1>
      <p className="lead">
        The development wallets of this page. Do here what a person does inside a wallet, and watch
        the app follow.
      </p>
      <div className="panels">
        {wallets.length === 0 && <p>This page was opened without wallets.</p>}
        {wallets.map((wallet) => (
          <WalletPanel key={wallet.info.rdns} wallet={wallet} />
        ))}
      </div>
    </>
  )
}

function WalletPanel({ wallet }: { wallet: DevWallet }) {
  const [, render] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => render((count) => count + 1), 500)
    return () => clearInterval(timer)
  }, [])

  const latest = wallet.requests.slice(-5).reverse()
  return (
    <Panel title={wallet.info.name}>
      <dl>
        <dt>Chain id</dt>
        <dd>{wallet.chainId}</dd>
      </dl>
      <div className="actions">
        <button type="button" onClick={wallet.lock}>
          Lock
        </button>
        <button type="button" onClick={wallet.unlock}>
          Unlock
        </button>
        <button type="button" onClick={wallet.revoke}>
          Disconnect this site
        </button>
      </div>
      <div className="actions">
        {localnet.map(({ id, name }) => (
          <button key={id} type="button" onClick={() => wallet.switchChain(id)}>
            {name}
          </button>
        ))}
      </div>
      <div className="actions">
        {wallet.accounts.map((address) => (
          <button key={address} type="button" onClick={() => wallet.selectAccounts([address])}>
            {address.slice(0, 8)}…
          </button>
        ))}
      </div>
      <ol className="log">
        {latest.map(({ at, method, outcome }) => (
          <li key={at + method}>
            <code>{method}</code> {String(outcome)}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
