import type { PaymentOutcome } from '@cleat/core/adapter'
import { readReason } from '../../follow/readReason.ts'
import { loadCode } from '../../lazy/loadCode.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import type { classifyContents } from './classifyContents.ts'
import { isSameTransfer } from './isSameTransfer.ts'
import { readTokenProof } from './readTokenProof.ts'

export declare namespace classifyReceipt {
  type Parameters = Omit<classifyContents.Parameters, 'isSame'>
}

/**
 * What came of a payment whose transaction is in the chain. `confirmed`, `failed` and `altered` are
 * proven; what is not proven is `unproven`. Where the transaction is not the payment itself, what
 * proves it loads then.
 * @throws `NETWORK_RPC_FAILED`, `UI_LOAD_FAILED`
 */
export async function classifyReceipt(
  node: EvmNode,
  parameters: classifyReceipt.Parameters,
): Promise<PaymentOutcome> {
  const { transfer, transaction, receipt, isSuccessor } = parameters
  const { hash } = transaction
  const isSame = isSameTransfer(transaction, transfer)
  if (receipt.isSuccess) {
    if (isSame && isPaid(parameters)) return { status: 'confirmed', hash }
    const contents = await loadCode(() => import('./classifyContents.ts'))
    return contents.classifyContents(node, { ...parameters, isSame })
  }
  if (isSuccessor && !isSame) return { status: 'replaced', hash }
  // What another account sent for it can be sent again, with the same signature.
  if (transaction.from !== transfer.from.toLowerCase()) return { status: 'unproven', hash }
  return { status: 'failed', hash, reason: await readReason(node, { transaction, receipt }) }
}

/** Coins are paid by the call itself. A token says what it moved, and may keep a fee. */
function isPaid({ transfer, receipt, arrives }: classifyReceipt.Parameters): boolean {
  if (transfer.token === undefined) return true
  const proof = readTokenProof({ transfer, logs: receipt.logs, arrives })
  return proof !== undefined && proof !== 'altered'
}
