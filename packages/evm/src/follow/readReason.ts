import { readRefusal, toTransactionError } from '@cleat/core/adapter'
import { toQuantity } from '../abi/toQuantity.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { isRpcFailure } from '../node/isRpcFailure.ts'
import type { Receipt } from './readReceipt.ts'
import type { NodeTransaction } from './readTransaction.ts'

/**
 * Why a transaction failed, in the chain's words. The transaction is replayed on the block before
 * and on its own block.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readReason(
  node: EvmNode,
  { transaction, receipt }: { transaction: NodeTransaction; receipt: Receipt },
): Promise<string> {
  const { from, to, value, gas, input: data } = transaction
  if (receipt.gasUsed === gas) return 'out of gas'
  const call = { from, to, value: toQuantity(value), gas: toQuantity(gas), data }
  for (const block of [receipt.blockNumber - 1n, receipt.blockNumber]) {
    const error = await node.run(call, toQuantity(block)).then(
      () => undefined,
      (error: unknown) => error,
    )
    // A node without the block's state cannot give a reason, and the outcome is known anyway.
    const reason = isRpcFailure(error) ? undefined : readRefusal(error)
    if (reason !== undefined) return toLine(reason)
  }
  return toLine(undefined)
}

function toLine(reason: string | undefined): string {
  return toTransactionError({ reason }).context.reason
}
