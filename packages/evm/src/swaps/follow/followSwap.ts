import type { SwapAdapter, SwapOutcome, TrackingData } from '@cleat/core/adapter'
import { followTransaction } from '../../follow/followTransaction.ts'
import { createEvmNode } from '../../node/createEvmNode.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import { classifyAllowance } from './classifyAllowance.ts'
import { classifyExchange } from './classifyExchange.ts'
import { followBatch } from './followBatch.ts'
import { followOrder } from './followOrder.ts'

/**
 * Follows a step until the chain has decided.
 * @throws the reason of the signal
 */
export async function followSwap(
  chain: EvmChain,
  parameters: Parameters<SwapAdapter['follow']>[0],
): Promise<SwapOutcome> {
  const { swap, isExchange, minReceived, fetchOrder, ...followed } = parameters
  const node = createEvmNode(chain, swap.network)
  const tracked = { ...followed, node, address: swap.address }
  const { router, asked, isBatch, order } = readTracking(followed.trackingData)
  if (order) {
    const { hash: id, signal } = followed
    return followOrder(chain, { ...order, id, swap, minReceived, fetchOrder, signal })
  }
  if (!isExchange)
    return followTransaction({
      ...tracked,
      classify: (mined) => classifyAllowance(node, { ...mined, swap, asked }),
    })
  const follow = (hash: string) =>
    followTransaction({
      ...{ ...tracked, hash },
      // A batch has a name of the wallet, and its transactions no replacement that counts.
      ...(isBatch && { onTrackingData: undefined }),
      classify: (mined) =>
        classifyExchange(node, { ...mined, swap, minReceived, router, isPart: isBatch }),
    })
  return isBatch
    ? followBatch(chain, { ...followed, id: followed.hash, follow })
    : follow(followed.hash)
}

const address = /^0x[0-9a-f]{40}$/
const quantity = /^0x[0-9a-f]{1,64}$/

/** Parses what `send` wrote, which was stored in the browser. */
function readTracking(trackingData: TrackingData = {}) {
  const { router, spender, allowed, batch, asked, validTo } = trackingData
  const isAllowance = isText(spender, address) && isText(allowed, quantity)
  return {
    router: isText(router, address) ? router : undefined,
    asked: isAllowance ? { spender, amount: BigInt(allowed) } : undefined,
    isBatch: batch === 1,
    order:
      isText(router, address) && isText(asked, quantity) && typeof validTo === 'number'
        ? { settlement: router, fromBlock: asked, validTo }
        : undefined,
  }
}

function isText(value: unknown, form: RegExp): value is string {
  return typeof value === 'string' && form.test(value)
}
