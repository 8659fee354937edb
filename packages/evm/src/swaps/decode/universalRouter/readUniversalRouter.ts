import type { DecodedExchange } from '@cleat/core/adapter'
import { readArguments } from '../../../abi/readArguments.ts'
import type { SwapCall } from '../base/swapCall.ts'
import { toDeadline } from '../base/toDeadline.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'
import { readCommands } from './readCommands.ts'
import { toGiven } from './toGiven.ts'
import { toTaken } from './toTaken.ts'

/** Reads an exchange by a Universal Router, which takes tokens from its caller by Permit2. */
export function readUniversalRouter(call: SwapCall): DecodedExchange {
  const { router, account, contracts } = call
  const { deadline, ...plan } = readPlan(call)
  const hasHopLimits = contracts.kinds.get(router) === 'universal-router-2.1'
  const ledger = readCommands(plan, { router, sender: account, hasHopLimits })
  return {
    ...{ type: 'exchange', router, deadline },
    ...toTaken(ledger, call),
    ...toGiven(ledger, call),
  }
}

type Plan = {
  readonly commands: string
  readonly inputs: readonly string[]
  readonly deadline: number | undefined
}

const plan = { commands: 'bytes', inputs: ['bytes'] } as const

function readPlan({ router, selector, input }: SwapCall): Plan {
  if (selector === '24856bc3')
    return { ...readArguments(input, plan, 'loose'), deadline: undefined }
  if (selector !== '3593564c') throw unknownRouterError(router)
  const { deadline, ...read } = readArguments(input, { ...plan, deadline: 'uint256' }, 'loose')
  return { ...read, deadline: toDeadline(deadline) }
}
