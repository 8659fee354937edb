import type { DecodedExchange } from '@cleat/core/adapter'
import type { SwapCall } from '../base/swapCall.ts'
import type { SwapNode } from '../base/swapNode.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'
import { execute, readSettlement } from './readSettlement.ts'
import { readSettlers } from './readSettlers.ts'

/**
 * Reads a call of 0x's settlement contract, which the account makes itself where it pays coins.
 * @throws `SWAP_ROUTER_UNKNOWN` for all other contracts that are not on the list
 */
export async function readDirect(call: SwapCall, node: SwapNode): Promise<DecodedExchange> {
  const isThere = [...call.contracts.kinds.values()].includes('0x') && call.selector === execute
  const settlers = isThere ? await readSettlers(node) : []
  if (!settlers.includes(call.router)) throw unknownRouterError(call.router)
  return readSettlement(call)
}
