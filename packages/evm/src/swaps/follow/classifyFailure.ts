import type { SwapOutcome } from '@cleat/core/adapter'
import type { MinedTransaction } from '../../follow/createTransactionTracker.ts'
import { readFailure } from '../../follow/readFailure.ts'
import { readReason } from '../../follow/readReason.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { isFloorRefusal } from '../calls/isFloorRefusal.ts'

/**
 * What came of a step whose transaction failed, or whose account could not carry it out.
 * `undefined` if neither is so.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function classifyFailure(
  node: EvmNode,
  { account, ...mined }: MinedTransaction & { account: string },
): Promise<Exclude<SwapOutcome, { status: 'confirmed' }> | undefined> {
  const { transaction, receipt, isSuccessor, operationHash } = mined
  const { hash, from } = transaction
  if (receipt.isSuccess) {
    const failure = readFailure(receipt.logs, { account, hash: operationHash })
    return failure === undefined ? undefined : { status: 'failed', hash, reason: failure }
  }
  if (isSuccessor) return { status: 'replaced', hash }
  // What another account sent for it can be sent again, with the same signature.
  if (from !== account.toLowerCase()) return { status: 'unproven', hash }
  const reason = await readReason(node, { transaction, receipt })
  return {
    status: 'failed',
    hash,
    reason,
    ...(isFloorRefusal({ reason }) && { isPriceMoved: true }),
  }
}
