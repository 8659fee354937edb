import type { OnrampOrder } from '@cleat/core/onramp'
import { useMemo } from 'react'
import { useAccount } from '../../../kit/useAccount.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useOnramp } from './useOnramp.ts'

/** The purchases of the account in use, newest first. */
export function useAccountOrders(): readonly OnrampOrder[] {
  const orders = useControllerState(useOnramp().orders)
  const address = useAccount()?.address
  return useMemo(() => orders.filter((order) => order.address === address), [orders, address])
}
