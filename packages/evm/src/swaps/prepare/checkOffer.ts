import type { DecodedExchange, Swap, SwapOffer } from '@cleat/core/adapter'
import { CleatError } from '@cleat/core/adapter'
import { toTolerated } from '../calls/toTolerated.ts'

/** A contract may take an exchange for so long. Milliseconds. */
const longestMs = 30 * 60_000

/**
 * Checks that an offer's call, as it was decoded, is the exchange that was asked for, and gives no
 * less than the offer without the tolerated loss.
 * @param parameters.clock - of the chain, in milliseconds since the epoch
 * @throws `SWAP_QUOTE_MISMATCH`
 */
export function checkOffer(parameters: {
  swap: Swap
  offer: SwapOffer
  exchange: DecodedExchange
  clock: number
}): void {
  const { swap, offer, exchange, clock } = parameters
  const { deadline = clock, minReceived } = exchange
  const tolerated = toTolerated(swap, offer)
  const kept = {
    token: isSame(exchange.source, swap.source.address),
    target: isSame(exchange.target, swap.target.address),
    amount: exchange.amount === swap.amount,
    minimum: minReceived > 0n && minReceived >= tolerated,
    to: isSame(exchange.receiver, swap.address),
    // A chain where nothing happens is behind.
    deadline: deadline >= clock && deadline <= Math.max(clock, Date.now()) + longestMs,
  }
  const field = Object.entries(kept).find(([, isKept]) => !isKept)?.[0]
  if (field !== undefined)
    throw new CleatError('SWAP_QUOTE_MISMATCH', { context: { source: offer.source.name, field } })
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase()
}
