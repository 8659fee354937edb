import type { DecodedAllowance, DecodedExchange } from '@cleat/core/adapter'
import { readProperty } from '@cleat/core/adapter'
import { readClock } from '../../node/readClock.ts'
import { decodeOrder } from '../decode/decodeOrder.ts'
import { decodePermit } from '../decode/decodePermit.ts'
import type { CallContext } from './callContext.ts'

/**
 * What a signature allows, or what an order exchanges.
 * @throws `PAYMENT_ALTERED`, `SWAP_ROUTER_UNKNOWN`, `SWAP_FLOOR_MISSING`, `NETWORK_RPC_FAILED`
 */
export async function decodeSignature(
  typedData: unknown,
  context: CallContext,
): Promise<DecodedAllowance | DecodedExchange> {
  if (readProperty(typedData, 'primaryType') === 'Order')
    return decodeOrder({ typedData, ...context })
  // A chain where nothing happens is behind.
  const now = Math.max(await readClock(context.node), Date.now())
  return decodePermit({ typedData, ...context, now })
}
