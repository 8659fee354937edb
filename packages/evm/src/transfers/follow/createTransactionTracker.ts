import type { PaymentOutcome } from '@cleat/core/adapter'
import type { EvmNode } from '../node/createEvmNode.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'
import { classifyReceipt } from './classifyReceipt.ts'
import { findSuccessor } from './findSuccessor.ts'
import { type Receipt, readReceipt } from './readReceipt.ts'
import { type NodeTransaction, readTransaction } from './readTransaction.ts'
import type { Waiting } from './readWaiting.ts'

export declare namespace createTransactionTracker {
  type Parameters = {
    node: EvmNode
    hash: string
    transfer: EvmTransfer
    /** What an earlier visit knew. */
    waiting?: Waiting | undefined
    onWaiting: (waiting: Waiting) => void
  }
}

/** What is known of a payment on its way. */
export type TransactionTracker = {
  /**
   * Looks at the chain. Nothing as long as it has not decided.
   * @throws `NETWORK_RPC_FAILED`
   */
  look(): Promise<PaymentOutcome | undefined>
  /** Whether the chain is about to decide. */
  isClose(): boolean
}

/** Where the next block does not come within this time, the first has to do. Milliseconds. */
const settleMs = 2000

/** How long it is looked for what took a payment's place, before that alone is told. Milliseconds. */
const searchMs = 120_000

export function createTransactionTracker(
  parameters: createTransactionTracker.Parameters,
): TransactionTracker {
  const { node, hash: sent, transfer, onWaiting } = parameters
  const from = transfer.from.toLowerCase()
  let hash = sent.toLowerCase()
  let { waiting } = parameters
  /** The block that it was found in, and when. */
  let found: { readonly blockHash: string; readonly at: number } | undefined
  let overtakenAt: number | undefined

  /** A block may be taken back as long as none stands on it. */
  const isSettled = async ({ blockHash, blockNumber }: Receipt) => {
    if (found?.blockHash !== blockHash) found = { blockHash, at: Date.now() }
    if (Date.now() - found.at >= settleMs) return true
    return (await node.readNumber('eth_blockNumber')) > blockNumber
  }

  const readHash = async () => {
    const [transaction, receipt] = await Promise.all([
      node.ask('eth_getTransactionByHash', hash).then(readTransaction),
      node.ask('eth_getTransactionReceipt', hash).then(readReceipt),
    ])
    return { transaction, receipt }
  }

  /** Goes on with what took its place, if anything did. */
  const goOn = async (): Promise<PaymentOutcome | undefined> => {
    if (!waiting) return undefined
    const { nonce } = waiting
    if ((await node.readNumber('eth_getTransactionCount', from, 'latest')) <= nonce)
      return undefined
    overtakenAt ??= Date.now()
    const successor = await findSuccessor(node, { from, ...waiting }).catch(() => undefined)
    if (successor) hash = successor.hash
    else if (Date.now() - overtakenAt >= searchMs) return { status: 'replaced', hash: sent }
    return undefined
  }

  const remember = ({ from: sender, nonce }: NodeTransaction, before: bigint) => {
    // What a bundler sends has its own account's number.
    if (sender !== from || waiting?.nonce === nonce) return
    waiting = { nonce, since: before }
    onWaiting(waiting)
  }

  return {
    async look() {
      const before = waiting?.since ?? (await node.readNumber('eth_blockNumber'))
      const { transaction, receipt } = await readHash()
      if (transaction && receipt) {
        if (!(await isSettled(receipt))) return undefined
        const isSuccessor = hash !== sent.toLowerCase()
        return classifyReceipt(node, { transfer, transaction, receipt, isSuccessor })
      }
      found = undefined
      if (transaction) remember(transaction, before)
      // What had taken its place is gone again, with its block.
      else hash = sent.toLowerCase()
      return goOn()
    },
    isClose: () => found !== undefined || hash !== sent.toLowerCase(),
  }
}
