import type { CaipNetwork } from '@cleat/core'
import { useAccount } from '../../../kit/useAccount.ts'
import { useHoldings } from '../../../queries/useHoldings.ts'

/** What one of the network's own coins costs, where what the account holds is known with its price. */
export function useCoinPrice(network: CaipNetwork): number | undefined {
  const address = useAccount()?.address ?? ''
  const { data } = useHoldings({ address, network })
  return data?.balances.find((balance) => balance.address === undefined)?.price
}
