import type { DecodedExchange } from '@cleat/core/adapter'
import { readArguments } from '../../../abi/readArguments.ts'
import { readPath } from '../../../abi/readPath.ts'
import { alteredError } from '../../../payload/alteredError.ts'
import type { SwapCall } from '../base/swapCall.ts'
import { toDeadline } from '../base/toDeadline.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'

/**
 * Reads an exchange of an exact amount by Uniswap's SwapRouter02: alone, or in a multicall with a
 * deadline, where a permit for exactly the amount may come first, and unwrapping what it gives may
 * follow.
 */
export function readV3(call: SwapCall): DecodedExchange {
  if (call.selector !== multicall) return toExchange(call, readSwap(call), undefined)
  const { deadline, data } = readArguments(call.input, { deadline: 'uint256', data: ['bytes'] })
  const parts = data.map((digits) => ({
    ...call,
    selector: digits.slice(0, 8),
    input: digits.slice(8),
  }))
  const permits = parts.filter(({ selector }, index) => index === 0 && selector === selfPermit)
  const [swap, unwrap, ...more] = parts.slice(permits.length)
  if (!swap || more.length > 0) throw alteredError('data')
  const read = readSwap(swap)
  for (const permit of permits) checkPermit(permit, read)
  const after = unwrap && readUnwrap(unwrap, read)
  return toExchange(call, after ?? read, toDeadline(deadline))
}

type Swap = {
  readonly first: string
  /** `undefined` for the native coin. */
  readonly last: string | undefined
  readonly amount: bigint
  readonly minimum: bigint
  readonly recipient: string
}

const multicall = '5ae401dc'
const exactInputSingle = '04e45aaf'
const exactInput = 'b858183f'
/** `selfPermitIfNecessary`: it does nothing where the router may take enough already. */
const selfPermit = 'c2e3140a'
const unwrapToCaller = '49616997'
const unwrapTo = '49404b7c'

/** Addresses that the router replaces by its caller and its own. */
const [caller, router] = [1, 2].map((digit) => `0x${String(digit).padStart(40, '0')}`)

function readSwap(call: SwapCall): Swap {
  if (call.selector === exactInput) {
    const { params } = readArguments(call.input, {
      params: {
        path: 'bytes',
        recipient: 'address',
        amountIn: 'uint256',
        amountOutMinimum: 'uint256',
      },
    })
    const { amountIn: amount, amountOutMinimum: minimum } = params
    return { ...readPath(params.path), amount, minimum, recipient: toRecipient(call, params) }
  }
  if (call.selector !== exactInputSingle) throw unknownRouterError(call.router)
  const { params } = readArguments(call.input, {
    params: {
      tokenIn: 'address',
      tokenOut: 'address',
      fee: 'uint24',
      recipient: 'address',
      amountIn: 'uint256',
      amountOutMinimum: 'uint256',
      sqrtPriceLimitX96: 'uint160',
    },
  })
  // At a limit the router stops half-way, and keeps the coins that are left.
  if (params.sqrtPriceLimitX96 !== 0n) throw alteredError('limit')
  return {
    ...{ first: params.tokenIn, last: params.tokenOut, recipient: toRecipient(call, params) },
    ...{ amount: params.amountIn, minimum: params.amountOutMinimum },
  }
}

/** A permit allows the router what it takes, and no more. */
function checkPermit({ input, value: coins }: SwapCall, { first, amount }: Swap): void {
  const { token, value } = readArguments(input, {
    ...{ token: 'address', value: 'uint256', deadline: 'uint256' },
    ...{ v: 'uint8', r: 'word', s: 'word' },
  })
  if (token !== first) throw alteredError('token')
  if (value !== amount) throw alteredError('allowance')
  if (coins > 0n) throw alteredError('value')
}

function toRecipient({ account }: SwapCall, { recipient }: { recipient: string }): string {
  return recipient === caller ? account : recipient
}

/** What an exchange gives when the router, which received it, unwraps it. */
function readUnwrap(call: SwapCall, swap: Swap): Swap {
  const both = [unwrapTo, unwrapToCaller]
  if (!both.includes(call.selector)) throw unknownRouterError(call.router)
  if (swap.recipient !== router && swap.recipient !== call.router) throw alteredError('to')
  if (swap.last !== call.contracts.wrapped) throw alteredError('target')
  const { minimum, recipient } =
    call.selector === unwrapTo
      ? readArguments(call.input, { minimum: 'uint256', recipient: 'address' })
      : { ...readArguments(call.input, { minimum: 'uint256' }), recipient: call.account }
  return { ...swap, last: undefined, minimum, recipient }
}

function toExchange(call: SwapCall, swap: Swap, deadline: number | undefined): DecodedExchange {
  const { first, last, amount, minimum, recipient } = swap
  // The router pays with the coins that came with the call, where it would pay with their token.
  const isCoin = call.value > 0n && first === call.contracts.wrapped
  return {
    type: 'exchange',
    router: call.router,
    source: isCoin ? undefined : first,
    target: last,
    amount,
    minReceived: minimum,
    receiver: recipient,
    deadline,
  }
}
