import type { DecodedAllowance, DecodedExchange } from '@cleat/core/adapter'
import { alteredError } from '../../payload/alteredError.ts'
import type { EvmCall } from '../calls/evmCall.ts'
import { isSpender } from '../contracts/isSpender.ts'
import { decodeExchange } from '../decode/decodeExchange.ts'
import type { CallContext } from './callContext.ts'
import { readApproval } from './readApproval.ts'

/**
 * What a call does, if it allows a known contract to take tokens, or exchanges by one.
 * @throws `PAYMENT_ALTERED`, `SWAP_ROUTER_UNKNOWN`, `SWAP_FLOOR_MISSING`, `NETWORK_RPC_FAILED`
 */
export async function decodeCall(
  call: EvmCall,
  context: CallContext,
): Promise<DecodedAllowance | DecodedExchange> {
  const allowance = readApproval(call)
  if (!allowance) return decodeExchange({ call, ...context })
  // Taking an allowance back needs no trust.
  const isKnown = allowance.amount === 0n || isSpender(allowance.spender, context)
  if (!isKnown) throw alteredError('spender')
  return allowance
}
