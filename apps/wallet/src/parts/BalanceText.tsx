import { useBalance } from '../peer/useBalance.ts'
import type { WalletNetwork } from '../peer/walletNetworks.ts'
import { amountText } from '../words/text/amountText.ts'

/** The account's balance on the network, in large text. */
export function BalanceText({ network }: { network: WalletNetwork }) {
  const balance = useBalance(network)
  const { symbol, decimals, account } = network
  const text = {
    pending: () => '…',
    error: () => 'No answer from the network',
    known: () => (balance.status === 'known' ? amountText({ ...balance, symbol, decimals }) : ''),
  }[balance.status]()
  return (
    <div className="balance">
      <p className={balance.status === 'error' ? 'amount failed' : 'amount'}>{text}</p>
      <p className="full" dir="ltr">
        {account}
      </p>
    </div>
  )
}
