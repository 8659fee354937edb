import type { DecodedExchange, SwapPolicy } from '@cleat/core/adapter'
import { listContracts } from '../contracts/listContracts.ts'
import { checkExchange } from './checkExchange.ts'
import { readCowOrder } from './cow/readCowOrder.ts'

/**
 * Reads what a signed order exchanges. Shares no code with what writes orders. All addresses are
 * returned in lower case.
 * @param parameters.typedData - a private copy that does not change
 * @param parameters.account - who signs the order, and must receive what it gives
 * @throws `SWAP_ROUTER_UNKNOWN`, `SWAP_FLOOR_MISSING`, `PAYMENT_ALTERED`
 */
export function decodeOrder(parameters: {
  readonly typedData: unknown
  readonly account: string
  readonly chainId: number
  readonly policy: SwapPolicy
}): DecodedExchange {
  const { typedData, chainId, policy } = parameters
  const account = parameters.account.toLowerCase()
  const contracts = listContracts(chainId, policy)
  const order = readCowOrder(typedData, { chainId, contracts })
  checkExchange(order, { router: order.router, value: 0n, account, contracts })
  return order
}
