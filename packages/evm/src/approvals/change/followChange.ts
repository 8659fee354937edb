import type { ApprovalOutcome, ApprovalsAdapter } from '@cleat/core/adapter'
import type { MinedTransaction } from '../../follow/createTransactionTracker.ts'
import { followTransaction } from '../../follow/followTransaction.ts'
import { readReason } from '../../follow/readReason.ts'
import { createEvmNode, type EvmNode } from '../../node/createEvmNode.ts'
import type { EvmChain } from '../../node/evmChain.ts'

/**
 * Follows a sent change until the chain has decided. Only what is read of the approval afterwards
 * says whether it is gone.
 * @throws the reason of the signal
 */
export async function followChange(
  chain: EvmChain,
  { address, network, hash, signal }: Parameters<ApprovalsAdapter['follow']>[0],
): Promise<ApprovalOutcome> {
  const node = createEvmNode(chain, network)
  const outcome = await followTransaction({
    ...{ node, hash, address, signal },
    classify: (mined) => classify(node, mined),
  })
  return outcome.status === 'included' || outcome.status === 'failed'
    ? outcome
    : { status: 'unknown', hash: outcome.hash }
}

async function classify(
  node: EvmNode,
  { transaction, receipt }: MinedTransaction,
): Promise<ApprovalOutcome> {
  const { hash } = transaction
  if (receipt.isSuccess) return { status: 'included', hash }
  return { status: 'failed', hash, reason: await readReason(node, { transaction, receipt }) }
}
