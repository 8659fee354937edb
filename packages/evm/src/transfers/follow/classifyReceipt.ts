import type { PaymentOutcome } from '@cleat/core/adapter'
import { readWord } from '../abi/readWord.ts'
import { toWord } from '../abi/toWord.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'
import { isSameTransfer } from './isSameTransfer.ts'
import { readReason } from './readReason.ts'
import type { Log, Receipt } from './readReceipt.ts'
import type { NodeTransaction } from './readTransaction.ts'

/** `Transfer(address,address,uint256)` */
const transferred = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)` (ERC-4337) */
const operated = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** `ExecutionFailure(bytes32,uint256)` (Safe) */
const notExecuted = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'

export declare namespace classifyReceipt {
  type Parameters = {
    transfer: EvmTransfer
    transaction: NodeTransaction
    receipt: Receipt
    /** Whether it took the place of the one that was sent. */
    isSuccessor: boolean
  }
}

/**
 * What came of a payment whose transaction is in the chain.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function classifyReceipt(
  node: EvmNode,
  parameters: classifyReceipt.Parameters,
): Promise<PaymentOutcome> {
  const { transfer, transaction, receipt, isSuccessor } = parameters
  const { hash } = transaction
  const isMeant = isSameTransfer(transaction, transfer)
  if (!isMeant && isSuccessor) return { status: 'replaced', hash }
  if (!receipt.isSuccess)
    return { status: 'failed', hash, reason: await readReason(node, { transaction, receipt }) }
  if (isMeant) return { status: 'confirmed', hash }
  // A contract account pays inside a transaction that another account sends.
  const code = await node.readBytes('eth_getCode', transfer.from, 'latest')
  return code === '0x' ? { status: 'altered', hash } : judgeLogs(transfer, { hash, receipt })
}

/** Judges a wrapped payment by its logs. Tokens without transfer logs are judged by the receipt. */
function judgeLogs(
  { from, to, token }: EvmTransfer,
  { hash, receipt }: { hash: string; receipt: Receipt },
): PaymentOutcome {
  const [payer, receiver] = [toTopic(from), toTopic(to)]
  const isRefused = receipt.logs.some(
    ({ address, topics: [event, , sender], data }) =>
      (event === operated && sender === payer && readWord(data, 1) === 0n) ||
      (event === notExecuted && address === from.toLowerCase()),
  )
  if (isRefused) return { status: 'failed', hash, reason: 'the account could not carry it out' }
  const paid = receipt.logs.filter((log) => isPaidBy(log, { payer, token }))
  const isElsewhere = paid.length > 0 && !paid.some(({ topics }) => topics[2] === receiver)
  return { status: isElsewhere ? 'altered' : 'confirmed', hash }
}

function isPaidBy(
  { address, topics: [event, sender] }: Log,
  { payer, token }: { payer: string; token: string | undefined },
): boolean {
  return event === transferred && address === token?.toLowerCase() && sender === payer
}

function toTopic(address: string): string {
  return `0x${toWord(address)}`
}
