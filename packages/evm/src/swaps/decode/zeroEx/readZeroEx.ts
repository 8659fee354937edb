import type { DecodedExchange } from '@cleat/core/adapter'
import { readArguments } from '../../../abi/readArguments.ts'
import { alteredError } from '../../../payload/alteredError.ts'
import type { SwapCall } from '../base/swapCall.ts'
import type { SwapNode } from '../base/swapNode.ts'
import { toAsset } from '../base/toAsset.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'
import { readSettlement } from './readSettlement.ts'
import { readSettlers } from './readSettlers.ts'

/**
 * Reads an exchange of 0x, by the contract that holds allowances for the length of one call, and
 * hands it to the settlement contract.
 */
export async function readZeroEx(call: SwapCall, node: SwapNode): Promise<DecodedExchange> {
  const { router, selector, input } = call
  if (selector !== '2213bc0b') throw unknownRouterError(router)
  const { operator, token, amount, target, data } = readArguments(input, shape, 'loose')
  // The operator may take the amount. Anyone else would take it for themselves.
  if (operator !== target) throw alteredError('spender')
  const settlers = await readSettlers(node)
  if (!settlers.includes(target)) throw unknownRouterError(target)
  const inner = { ...call, router: target, selector: data.slice(0, 8), input: data.slice(8) }
  return { ...readSettlement(inner), router, source: toAsset(token), amount }
}

const shape = {
  operator: 'address',
  token: 'address',
  amount: 'uint256',
  target: 'address',
  data: 'bytes',
} as const
