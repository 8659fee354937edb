import type { DecodedExchange } from '@cleat/core/adapter'
import { readArguments } from '../../../abi/readArguments.ts'
import { alteredError } from '../../../payload/alteredError.ts'
import type { SwapCall } from '../base/swapCall.ts'
import { toDeadline } from '../base/toDeadline.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'
import { readCommands } from './readCommands.ts'
import { toGiven } from './toGiven.ts'

/**
 * Reads an exchange by the proxy of Universal Routers, which hands them what it takes from its
 * caller, without Permit2. The router's caller is then the proxy.
 */
export function readProxy(call: SwapCall): DecodedExchange {
  const { router: proxy, selector, input, account, contracts } = call
  if (selector !== '2894adf9') throw unknownRouterError(proxy)
  const { router, token, amount, deadline, ...plan } = readArguments(input, shape, 'loose')
  const kind = contracts.kinds.get(router)
  const hasHopLimits = kind === 'universal-router-2.1'
  if (!hasHopLimits && kind !== 'universal-router-2.0') throw unknownRouterError(router)
  const ledger = readCommands(plan, { router, sender: proxy, hasHopLimits })
  // Nothing more can be taken, because the proxy has nothing.
  if (ledger.draws.length + ledger.permits.length > 0) throw alteredError('amount')
  return {
    ...{ type: 'exchange', router: proxy, source: token, amount, deadline: toDeadline(deadline) },
    ...toGiven(ledger, { router, account }),
  }
}

const shape = {
  router: 'address',
  token: 'address',
  amount: 'uint256',
  commands: 'bytes',
  inputs: ['bytes'],
  deadline: 'uint256',
} as const
