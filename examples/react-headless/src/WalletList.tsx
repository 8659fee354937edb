import type { useAppKitWallets } from '@cleat/react/headless'

type Wallet = useAppKitWallets.ReturnType['wallets'][number]

/** Wallets as buttons. Their names and icons come from the wallets. */
export function WalletList({
  label,
  wallets,
  onChoose,
}: {
  label: string
  wallets: readonly Wallet[]
  onChoose: (wallet: Wallet) => void
}) {
  if (wallets.length === 0) return <p>{label}: none</p>
  return (
    <ul className="wallets" aria-label={label}>
      {wallets.map((wallet) => (
        <li key={wallet.id}>
          <button type="button" className="quiet" onClick={() => onChoose(wallet)}>
            <img src={wallet.imageUrl} alt="" />
            <bdi>{wallet.name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
