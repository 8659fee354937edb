import type { DecodedExchange, Swap, SwapOffer, SwapPolicy } from '@cleat/core/adapter'
import { CleatError, isCleatError } from '@cleat/core/adapter'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { readClock } from '../../node/readClock.ts'
import type { EvmCall } from '../calls/evmCall.ts'
import { isWrap } from '../calls/isWrap.ts'
import { readOfferCall } from '../calls/readOfferCall.ts'
import { writeWrap } from '../calls/writeWrap.ts'
import { findSpender } from '../contracts/findSpender.ts'
import { listContracts } from '../contracts/listContracts.ts'
import { decodeExchange } from '../decode/decodeExchange.ts'
import { checkOffer } from './checkOffer.ts'
import { readGuardedIntent } from './readGuardedIntent.ts'
import type { SwapIntent } from './swapIntent.ts'

export declare namespace readIntent {
  type Parameters = {
    swap: Swap
    offer?: SwapOffer | undefined
    policy: SwapPolicy
    /** Whether the wallet carries out several calls as a whole. */
    canBatch: () => Promise<boolean>
  }
}

/**
 * Reads what an offer's call does, and checks that it is the exchange that was asked for. Wrapping
 * needs no offer.
 * @throws `SWAP_…`, `NETWORK_RPC_FAILED`
 */
export async function readIntent(
  node: EvmNode,
  parameters: readIntent.Parameters,
): Promise<SwapIntent> {
  const { swap, offer, policy } = parameters
  const { network, source } = swap
  const isSupported = offer ? offer.kind === 'transaction' : isWrap({ swap, policy })
  if (!isSupported) throw new CleatError('SWAP_UNSUPPORTED', { context: { network: network.name } })
  const call = offer ? readOfferCall(swap, offer) : writeWrap(swap)
  const [exchange, clock] = await Promise.all([
    decode(node, { ...parameters, call }),
    readClock(node),
  ])
  if (!exchange) return readGuardedIntent({ ...parameters, offer: offer as SwapOffer, call, clock })
  if (offer) checkOffer({ swap, offer, exchange, clock })
  const contracts = listContracts(Number(network.id), policy)
  const spender = findSpender(call.to.toLowerCase(), contracts)
  return {
    ...{ call, clock, guard: undefined },
    ...{ minReceived: exchange.minReceived, deadline: exchange.deadline },
    spender: source.address === undefined ? undefined : spender,
  }
}

/** `undefined` for an unknown router, which others decide about. */
async function decode(
  node: EvmNode,
  parameters: readIntent.Parameters & { call: EvmCall },
): Promise<DecodedExchange | undefined> {
  const { call, swap, offer, policy } = parameters
  const chainId = Number(swap.network.id)
  try {
    return await decodeExchange({ call, account: swap.address, chainId, policy, node })
  } catch (error) {
    if (!offer) throw error
    if (isCleatError(error, 'SWAP_ROUTER_UNKNOWN')) return undefined
    // The source answered this.
    if (!isCleatError(error, 'PAYMENT_ALTERED')) throw error
    const { field } = error.context
    throw new CleatError('SWAP_QUOTE_MISMATCH', { context: { source: offer.source.name, field } })
  }
}
