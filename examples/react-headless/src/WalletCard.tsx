import { isCleatError, useAppKitAccount, useAppKitWallets } from '@cleat/react/headless'
import { useState } from 'react'
import { WalletList } from './WalletList.tsx'

type Wallet = useAppKitWallets.ReturnType['wallets'][number]

/** The wallets of this browser, and a search in all wallets. */
export function WalletCard() {
  const { status } = useAppKitAccount()
  const { wallets, wcWallets, connect, connectingWallet, resetConnectingWallet, fetchWallets } =
    useAppKitWallets()
  const [search, setSearch] = useState('')
  const [message, setMessage] = useState('')

  const choose = async (wallet: Wallet) => {
    setMessage('')
    try {
      await connect(wallet)
    } catch (error) {
      setMessage(toMessage(error, wallet.name))
    }
  }

  if (status === 'reconnecting') return <section className="card">One moment…</section>
  return (
    <section className="card">
      <h2>Choose a wallet</h2>
      <WalletList
        label="In this browser"
        wallets={wallets.filter(({ isInjected }) => isInjected)}
        onChoose={choose}
      />
      <input
        type="search"
        aria-label="Search all wallets"
        placeholder="Search all wallets"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
          fetchWallets({ search: target.value }).catch(() => setMessage('The list did not load.'))
        }}
      />
      {search && <WalletList label="All wallets" wallets={wcWallets} onChoose={choose} />}
      {connectingWallet && (
        <p>
          Approve in <bdi>{connectingWallet.name}</bdi>.{' '}
          <button type="button" className="quiet" onClick={resetConnectingWallet}>
            Cancel
          </button>
        </p>
      )}
      <p role="status" data-testid="message">
        {message}
      </p>
    </section>
  )
}

function toMessage(error: unknown, wallet: string): string {
  if (isCleatError(error, 'CONNECTION_USER_REJECTED')) return `You said no in ${wallet}.`
  if (isCleatError(error, 'WALLET_NOT_INSTALLED')) return `${wallet} is not in this browser.`
  if (isCleatError(error, 'CONNECTION_USER_CLOSED')) return ''
  return isCleatError(error) ? error.shortMessage : 'It did not work.'
}
