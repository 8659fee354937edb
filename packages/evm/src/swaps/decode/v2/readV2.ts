import type { DecodedExchange } from '@cleat/core/adapter'
import { readArguments } from '../../../abi/readArguments.ts'
import { alteredError } from '../../../payload/alteredError.ts'
import type { SwapCall } from '../base/swapCall.ts'
import { toDeadline } from '../base/toDeadline.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'

/** Reads the exchanges of an exact amount by a router with the interface of Uniswap V2. */
export function readV2({ router, selector, input, value, contracts }: SwapCall): DecodedExchange {
  const kind = functions[selector]
  const { wrapped } = contracts
  // The router's own ends of a path are the token of the native coin, which it wraps.
  if (!kind || (kind !== 'tokens' && !wrapped)) throw unknownRouterError(router)
  const read =
    kind === 'from-coin'
      ? { ...readArguments(input, ending), amountIn: value }
      : readArguments(input, { amountIn: 'uint256', ...ending })
  const [first, last] = [read.path[0], read.path.at(-1)]
  if (read.path.length < 2 || first === undefined || last === undefined) throw alteredError('path')
  if (kind === 'from-coin' && first !== wrapped) throw alteredError('token')
  if (kind === 'to-coin' && last !== wrapped) throw alteredError('target')
  return {
    type: 'exchange',
    router,
    source: kind === 'from-coin' ? undefined : first,
    target: kind === 'to-coin' ? undefined : last,
    amount: read.amountIn,
    minReceived: read.amountOutMin,
    receiver: read.to,
    deadline: toDeadline(read.deadline),
  }
}

const ending = {
  amountOutMin: 'uint256',
  path: ['address'],
  to: 'address',
  deadline: 'uint256',
} as const

const functions: { readonly [selector: string]: 'tokens' | 'from-coin' | 'to-coin' | undefined } = {
  '38ed1739': 'tokens',
  '7ff36ab5': 'from-coin',
  '18cbafe5': 'to-coin',
  // The same for tokens that keep a part of what is sent.
  '5c11d795': 'tokens',
  b6f9de95: 'from-coin',
  '791ac947': 'to-coin',
}
