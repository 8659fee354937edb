import type { WalletChain } from '@cleat/testing'
import type { Address } from 'viem'
import { useBalance } from '../peer/useBalance.ts'
import { amountText } from '../words/amountText.ts'

/** What the account has on the network, large. */
export function BalanceText({ chain, address }: { chain: WalletChain; address: Address }) {
  const balance = useBalance({ chain, address })
  const { symbol, decimals } = chain.nativeCurrency ?? { symbol: 'ETH', decimals: 18 }
  const text = {
    pending: () => '…',
    error: () => 'No answer from the network',
    known: () => (balance.status === 'known' ? amountText({ ...balance, symbol, decimals }) : ''),
  }[balance.status]()
  return (
    <div className="balance">
      <p className={balance.status === 'error' ? 'amount failed' : 'amount'}>{text}</p>
      <p className="full" dir="ltr">
        {address}
      </p>
    </div>
  )
}
