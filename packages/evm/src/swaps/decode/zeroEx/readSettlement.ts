import type { DecodedExchange } from '@cleat/core/adapter'
import { readArguments } from '../../../abi/readArguments.ts'
import type { SwapCall } from '../base/swapCall.ts'
import { toAsset } from '../base/toAsset.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'

/** Reads a call of 0x's settlement contract, which takes the coins that come with it. */
export function readSettlement({ router, selector, input, value }: SwapCall): DecodedExchange {
  if (selector !== execute) throw unknownRouterError(router)
  const { slippage } = readArguments(input, shape, 'loose')
  return {
    ...{ type: 'exchange', router, source: undefined, amount: value, deadline: undefined },
    target: toAsset(slippage.buyToken),
    minReceived: slippage.minAmountOut,
    receiver: slippage.recipient,
  }
}

export const execute = '1fff991f'

const shape = {
  slippage: { recipient: 'address', buyToken: 'address', minAmountOut: 'uint256' },
  actions: ['bytes'],
  affiliate: 'word',
} as const
