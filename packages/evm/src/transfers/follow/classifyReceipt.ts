import type { PaymentOutcome } from '@cleat/core/adapter'
import { toQuantity } from '../../abi/toQuantity.ts'
import type { MinedTransaction } from '../../follow/createTransactionTracker.ts'
import { readAccountEvents } from '../../follow/readAccountEvents.ts'
import { readReason } from '../../follow/readReason.ts'
import type { Receipt } from '../../follow/readReceipt.ts'
import type { NodeTransaction } from '../../follow/readTransaction.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'
import { isCoinPaid } from './isCoinPaid.ts'
import { isSameTransfer } from './isSameTransfer.ts'
import { readTokenProof } from './readTokenProof.ts'

export declare namespace classifyReceipt {
  type Parameters = MinedTransaction & { transfer: EvmTransfer }
}

/**
 * What came of a payment whose transaction is in the chain. `confirmed` and `failed` are proven;
 * what is not proven is `unproven`.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function classifyReceipt(
  node: EvmNode,
  parameters: classifyReceipt.Parameters,
): Promise<PaymentOutcome> {
  const { transfer, transaction, receipt, isSuccessor } = parameters
  const { hash } = transaction
  const isOwn = transaction.from === transfer.from.toLowerCase()
  if (isSameTransfer(transaction, transfer)) {
    if (receipt.isSuccess) return { status: 'confirmed', hash }
    return { status: 'failed', hash, reason: await readReason(node, { transaction, receipt }) }
  }
  if (!receipt.isSuccess) {
    if (isSuccessor) return { status: 'replaced', hash }
    // What another account sent for it can be sent again, with the same signature.
    if (!isOwn) return { status: 'unproven', hash }
    return { status: 'failed', hash, reason: await readReason(node, { transaction, receipt }) }
  }
  return judgeContents(node, parameters)
}

/** Judges a successful transaction that is not the payment itself but may contain it. */
async function judgeContents(
  node: EvmNode,
  parameters: classifyReceipt.Parameters,
): Promise<PaymentOutcome> {
  const { transfer, transaction, receipt, isSuccessor } = parameters
  const { hash } = transaction
  const tokens = transfer.token === undefined ? undefined : readTokenProof(transfer, receipt.logs)
  if (tokens === 'paid') return { status: 'confirmed', hash }
  const changed: PaymentOutcome = { status: isSuccessor ? 'replaced' : 'altered', hash }
  if (tokens === 'altered' || isPlain(transfer, transaction)) return changed
  // Without code, an account pays by its own transactions alone.
  if (!(await hasCode(node, { account: transfer.from, receipt }))) return changed
  if (readAccountEvents(receipt.logs, transfer.from).hasFailed) {
    const reason = 'the account could not carry it out'
    return { status: 'failed', hash, reason }
  }
  const isPaid = transfer.token === undefined && (await isCoinPaid(node, parameters))
  return { status: isPaid ? 'confirmed' : 'unproven', hash }
}

/** Whether it only moves coins from the payer, to another account or in another amount. */
function isPlain({ from }: EvmTransfer, transaction: NodeTransaction): boolean {
  return transaction.from === from.toLowerCase() && transaction.input === '0x'
}

/** In the block of the transaction, because a delegation can be set and taken back (EIP-7702). */
async function hasCode(
  node: EvmNode,
  { account, receipt }: { account: string; receipt: Receipt },
): Promise<boolean> {
  const read = (block: string) => node.readBytes('eth_getCode', account, block)
  const then = await read(toQuantity(receipt.blockNumber)).catch(() => undefined)
  return (then ?? (await read('latest'))) !== '0x'
}
