import type { CaipNetwork } from '@cleat/core'
import { useAccount } from '../kit/useAccount.ts'
import { useHoldings } from './useHoldings.ts'

/** The price of the native currency, if the account's holdings have it. */
export function useCoinPrice(network: CaipNetwork): number | undefined {
  const address = useAccount()?.address ?? ''
  const { data } = useHoldings({ address, network, isSpendable: true })
  return data?.balances.find((balance) => balance.address === undefined)?.price
}
