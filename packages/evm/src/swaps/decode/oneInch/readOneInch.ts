import type { DecodedExchange } from '@cleat/core/adapter'
import { alteredError } from '../../../payload/alteredError.ts'
import { readArguments } from '../abi/readArguments.ts'
import type { SwapCall } from '../base/swapCall.ts'
import { toAsset } from '../base/toAsset.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'

/**
 * Reads `swap` of 1inch's router, version 6. Its other functions name no token that is given, or
 * no minimum of it.
 */
export function readOneInch({ router, selector, input, account }: SwapCall): DecodedExchange {
  if (selector !== swap) throw unknownRouterError(router)
  const { description } = readArguments(
    input,
    { executor: 'address', description: shape, data: 'bytes' },
    'loose',
  )
  const { srcToken, dstToken, dstReceiver, amount, minReturnAmount, flags } = description
  // Flags make the minimum a rate, let the call send more coins, or take tokens by Permit2.
  if (flags !== 0n) throw alteredError('flags')
  return {
    ...{ type: 'exchange', router, amount, minReceived: minReturnAmount, deadline: undefined },
    source: toAsset(srcToken),
    target: toAsset(dstToken),
    // The router pays its caller where no receiver is named.
    receiver: /^0x0+$/.test(dstReceiver) ? account : dstReceiver,
  }
}

const swap = '07ed2379'

const shape = {
  srcToken: 'address',
  dstToken: 'address',
  srcReceiver: 'address',
  dstReceiver: 'address',
  amount: 'uint256',
  minReturnAmount: 'uint256',
  flags: 'uint256',
} as const
