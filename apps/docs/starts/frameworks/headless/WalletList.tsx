import { useAppKitWallets } from '@cleat/react/headless'

export function WalletList() {
  const { wallets, connect, connectingWallet } = useAppKitWallets()
  return (
    <ul>
      {wallets.map((wallet) => (
        <li key={wallet.id}>
          <button
            type="button"
            disabled={wallet === connectingWallet}
            onClick={() => connect(wallet)}
          >
            <img src={wallet.imageUrl} alt="" width={24} /> <bdi>{wallet.name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
