import type {
  DecodedAllowance,
  DecodedBalanceCheck,
  DecodedExchange,
  DecodedSwapStep,
} from '@cleat/core/adapter'
import { isCleatError } from '@cleat/core/adapter'
import { alteredError } from '../../payload/alteredError.ts'
import type { EvmCall } from '../calls/evmCall.ts'
import { findGuard } from '../contracts/findGuard.ts'
import { isSpender } from '../contracts/isSpender.ts'
import { decodeExchange } from '../decode/decodeExchange.ts'
import type { CallContext } from './callContext.ts'
import { decodeGuarded } from './decodeGuarded.ts'
import { isBalanceCheck } from './isBalanceCheck.ts'
import { readApproval } from './readApproval.ts'
import { readBalanceCheck } from './readBalanceCheck.ts'

type Part = DecodedSwapStep['parts'][number]

/**
 * What the calls of a batch do together: allowances, one exchange, a check of what arrived, and the
 * end of the allowance, in this order. An unknown router may exchange only where the batch checks
 * what arrived, and leaves no allowance.
 * @throws `PAYMENT_ALTERED`, `SWAP_ROUTER_UNKNOWN`, `SWAP_FLOOR_MISSING`, `NETWORK_RPC_FAILED`
 */
export async function decodeBatch(
  calls: readonly EvmCall[],
  context: CallContext,
): Promise<readonly Part[]> {
  const guard = findGuard(context.chainId, context.policy)
  const others = calls.map((call) => readOther(call, guard))
  const order = others.map((part) => letterOf(part)).join('')
  if (!/^r?a?xc?r?$/.test(order)) throw alteredError('calls')
  const index = order.indexOf('x')
  const call = calls[index] as EvmCall
  const before = others.slice(0, index) as readonly DecodedAllowance[]
  const after = others.slice(index + 1) as readonly (DecodedAllowance | DecodedBalanceCheck)[]
  const exchange = await decodeKnown(call, context)
  if (exchange) {
    const isKnown = before.every(
      ({ amount, spender }) => amount === 0n || isSpender(spender, context),
    )
    if (!isKnown) throw alteredError('spender')
  }
  return [...before, exchange ?? (await decodeGuarded({ call, before, after }, context)), ...after]
}

/** `undefined` for the call that exchanges. */
function readOther(
  call: EvmCall,
  guard: string | undefined,
): DecodedAllowance | DecodedBalanceCheck | undefined {
  return readApproval(call) ?? (isBalanceCheck(call, guard) ? readBalanceCheck(call) : undefined)
}

function letterOf(part: DecodedAllowance | DecodedBalanceCheck | undefined): string {
  if (!part) return 'x'
  if (part.type === 'balance-check') return 'c'
  return part.amount === 0n ? 'r' : 'a'
}

/** `undefined` if the router is unknown and the app lets a batch use it. */
async function decodeKnown(
  call: EvmCall,
  context: CallContext,
): Promise<DecodedExchange | undefined> {
  try {
    return await decodeExchange({ call, ...context })
  } catch (error) {
    const isAllowed = context.policy.unknownRouters === 'guarded'
    if (!isAllowed || !isCleatError(error, 'SWAP_ROUTER_UNKNOWN')) throw error
    return undefined
  }
}
