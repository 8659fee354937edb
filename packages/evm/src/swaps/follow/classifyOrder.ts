import type { PaymentAsset, Swap, SwapOutcome } from '@cleat/core/adapter'
import type { EvmNode } from '../../node/createEvmNode.ts'
import type { FilledOrder } from '../orders/findTrade.ts'
import { readCoinChange } from './readCoinChange.ts'
import { readTokenChange } from './readTokenChange.ts'

/**
 * What came of an order that was filled: no more of the source than the amount is gone, and no less
 * of the target than the minimum has arrived.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function classifyOrder(
  node: EvmNode,
  parameters: FilledOrder & {
    swap: Pick<Swap, 'address' | 'source' | 'target' | 'amount'>
    minReceived: bigint
  },
): Promise<SwapOutcome> {
  const { swap, minReceived, trade, transaction, receipt } = parameters
  const { address: account, source, target, amount } = swap
  const { hash } = transaction
  const change = ({ address: token }: PaymentAsset) =>
    token === undefined
      ? readCoinChange(node, { account, transaction, receipt })
      : readTokenChange(node, { account, token, transaction, receipt })
  const [taken = 0n, received] = await Promise.all([change(source), change(target)])
  if (trade.sold > amount || -taken > amount) return { status: 'altered', hash }
  // Where other moves of the block cannot be told apart, the contract's own word is the least.
  const arrived = received ?? trade.bought
  if (arrived < minReceived) return { status: 'altered', hash }
  return {
    ...{ status: 'confirmed', hash, received: arrived },
    ...(received === undefined && { isAtLeast: true as const }),
  }
}
