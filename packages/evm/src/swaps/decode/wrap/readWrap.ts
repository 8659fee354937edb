import type { DecodedExchange } from '@cleat/core/adapter'
import { readArguments } from '../../../abi/readArguments.ts'
import type { SwapCall } from '../base/swapCall.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'

/** Reads `deposit` and `withdraw` of the native coin's token: one for one, to the caller. */
export function readWrap({ router, selector, input, value, account }: SwapCall): DecodedExchange {
  const both = { type: 'exchange', router, receiver: account, deadline: undefined } as const
  if (selector === deposit) {
    readArguments(input, {})
    return { ...both, source: undefined, target: router, amount: value, minReceived: value }
  }
  if (selector !== withdraw) throw unknownRouterError(router)
  const { amount } = readArguments(input, { amount: 'uint256' })
  return { ...both, source: router, target: undefined, amount, minReceived: amount }
}

const deposit = 'd0e30db0'
const withdraw = '2e1a7d4d'
