import type { DecodedExchange } from '@cleat/core/adapter'
import { readArguments } from '../../../abi/readArguments.ts'
import { alteredError } from '../../../payload/alteredError.ts'
import type { SwapCall } from '../base/swapCall.ts'
import { toAsset } from '../base/toAsset.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'

/**
 * Reads `swap` of 1inch's router, version 6: alone, or after a permit for exactly the amount. Its
 * other functions name no token that is given, or no minimum of it.
 */
export function readOneInch(call: SwapCall): DecodedExchange {
  if (call.selector !== permitAndCall) return readSwap(call)
  const { permit, action } = readArguments(call.input, { permit: 'bytes', action: 'bytes' })
  const swap = { ...call, selector: action.slice(0, 8), input: action.slice(8) }
  const exchange = readSwap(swap)
  checkPermit(permit, { call, exchange })
  return exchange
}

/** A permit is its token and the arguments of EIP-2612. It allows what is taken, and no more. */
function checkPermit(
  permit: string,
  { call, exchange }: { call: SwapCall; exchange: DecodedExchange },
): void {
  const token = `0x${permit.slice(0, 40)}`
  const { owner, spender, value } = readArguments(permit.slice(40), {
    ...{ owner: 'address', spender: 'address', value: 'uint256', deadline: 'uint256' },
    ...{ v: 'uint8', r: 'word', s: 'word' },
  })
  if (token !== exchange.source) throw alteredError('token')
  if (owner !== call.account) throw alteredError('from')
  if (spender !== call.router) throw alteredError('spender')
  if (value !== exchange.amount) throw alteredError('allowance')
}

function readSwap({ router, selector, input, account }: SwapCall): DecodedExchange {
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
const permitAndCall = '5816d723'

const shape = {
  srcToken: 'address',
  dstToken: 'address',
  srcReceiver: 'address',
  dstReceiver: 'address',
  amount: 'uint256',
  minReturnAmount: 'uint256',
  flags: 'uint256',
} as const
