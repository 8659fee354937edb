import type { DecodedExchange, Swap, SwapOffer, SwapPolicy } from '@cleat/core/adapter'
import { CleatError, isCleatError } from '@cleat/core/adapter'
import { findSpender } from '../contracts/findSpender.ts'
import { listContracts } from '../contracts/listContracts.ts'
import { decodeOrder } from '../decode/decodeOrder.ts'

/** What an order exchanges, and who takes what is sold. */
export type OrderIntent = {
  readonly exchange: DecodedExchange
  /** The contract that takes the source token. */
  readonly spender: string
  readonly typedData: unknown
}

/**
 * Reads the order of an offer.
 * @throws `SWAP_…`
 */
export function readOrderIntent(parameters: {
  swap: Swap
  offer: SwapOffer
  policy: SwapPolicy
}): OrderIntent {
  const { swap, offer, policy } = parameters
  const chainId = Number(swap.network.id)
  const typedData: unknown = structuredClone(offer.call)
  const exchange = decode(offer, () =>
    decodeOrder({ typedData, account: swap.address, chainId, policy }),
  )
  const spender = findSpender(exchange.router, listContracts(chainId, policy))
  if (spender === undefined)
    throw new CleatError('SWAP_ROUTER_UNKNOWN', { context: { router: exchange.router } })
  return { exchange, spender, typedData }
}

function decode(offer: SwapOffer, read: () => DecodedExchange): DecodedExchange {
  try {
    return read()
  } catch (error) {
    // The source answered this.
    if (!isCleatError(error, 'PAYMENT_ALTERED')) throw error
    const { field } = error.context
    throw new CleatError('SWAP_QUOTE_MISMATCH', { context: { source: offer.source.name, field } })
  }
}
