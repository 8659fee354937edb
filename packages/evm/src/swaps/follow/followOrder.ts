import type { OrderNews, Swap, SwapOutcome } from '@cleat/core/adapter'
import { raceSignal } from '@cleat/core/adapter'
import { waitForLook } from '../../follow/waitForLook.ts'
import { createEvmNode } from '../../node/createEvmNode.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import { readClock } from '../../node/readClock.ts'
import { findTrade } from '../orders/findTrade.ts'
import { classifyOrder } from './classifyOrder.ts'

export declare namespace followOrder {
  type Parameters = {
    /** The order's name on the chain. */
    id: string
    /** The contract that settles it, in lower case. */
    settlement: string
    /** Seconds since the epoch, after which the contract refuses it. */
    validTo: number
    /** The first block that can have it, as a quantity. */
    fromBlock: string
    swap: Swap
    minReceived: bigint
    fetchOrder?: (() => Promise<OrderNews | undefined>) | undefined
    signal: AbortSignal
  }
}

/** Milliseconds between two looks: at first, and when it has taken long. */
const soon = 2000
const late = 15_000

/**
 * Nodes may be behind each other. An order counts as over after so many looks without a trade, each
 * at a block after its end.
 */
const looks = 2

/** Where the chain cannot be searched, it is given up so long after the end. Milliseconds. */
const searchMs = 10 * 60_000

/**
 * Follows an order until the chain shows that it was filled, or that it cannot be any more. What
 * its source says is where to look. Where it says that the order was cancelled, it can be filled
 * all the same: the contract knows nothing of that.
 * @throws the reason of the signal
 */
export async function followOrder(
  chain: EvmChain,
  parameters: followOrder.Parameters,
): Promise<SwapOutcome> {
  const { id, swap, minReceived, validTo, fetchOrder, signal } = parameters
  const node = createEvmNode(chain, swap.network)
  let ended = 0
  let ms = soon
  while (true) {
    signal.throwIfAborted()
    const news = await raceSignal(askSource(fetchOrder), signal)
    try {
      // Read first: a trade of a later block than this cannot be.
      const clock = await raceSignal(readClock(node), signal)
      const sought = { ...parameters, id: id.toLowerCase(), account: swap.address }
      const filled = await raceSignal(findTrade(node, { ...sought, hint: news?.hash }), signal)
      if (filled)
        return await raceSignal(classifyOrder(node, { ...filled, swap, minReceived }), signal)
      if (clock > validTo * 1000) ended += 1
      if (ended >= looks) return { status: 'dropped', hash: id }
    } catch {
      signal.throwIfAborted()
      // The node does not answer, or does not search.
      if (Date.now() > validTo * 1000 + searchMs) return { status: 'unproven', hash: id }
    }
    await waitForLook({ ms, signal })
    ms = Math.min(ms * 1.2, late)
  }
}

/** Without the source's word, the chain is asked alone. */
async function askSource(
  fetchOrder: followOrder.Parameters['fetchOrder'],
): Promise<OrderNews | undefined> {
  try {
    return await fetchOrder?.()
  } catch {
    return undefined
  }
}
