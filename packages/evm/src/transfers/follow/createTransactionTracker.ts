import type { PaymentOutcome, TrackingData } from '@cleat/core/adapter'
import type { EvmNode } from '../node/createEvmNode.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'
import { classifyReceipt } from './classifyReceipt.ts'
import { findSuccessor } from './findSuccessor.ts'
import { isOlder } from './isOlder.ts'
import { type Receipt, readReceipt } from './readReceipt.ts'
import { type NodeTransaction, readTransaction } from './readTransaction.ts'
import type { Waiting } from './readWaiting.ts'

export declare namespace createTransactionTracker {
  type Parameters = {
    node: EvmNode
    hash: string
    transfer: EvmTransfer
    trackingData?: TrackingData | undefined
    /** The replacement's part of the tracking data. */
    waiting?: Waiting | undefined
    onWaiting: (waiting: Waiting) => void
  }
}

/** The state of a pending transaction. */
export type TransactionTracker = {
  /**
   * Checks the chain. `undefined` while it has not decided.
   * @throws `NETWORK_RPC_FAILED`
   */
  look(): Promise<PaymentOutcome | undefined>
  /** Whether the transaction was found and waits for a confirmation. */
  isClose(): boolean
}

/** If the next block does not come within this time, one confirmation is enough. Milliseconds. */
const settleMs = 2000

/** How long to search for a replacement before reporting `replaced` without it. Milliseconds. */
const searchMs = 120_000

/** How long to try to prove what a transaction did before reporting `unproven`. Milliseconds. */
const proofMs = 60_000

export function createTransactionTracker(
  parameters: createTransactionTracker.Parameters,
): TransactionTracker {
  const { node, hash: sent, transfer, trackingData, onWaiting } = parameters
  const from = transfer.from.toLowerCase()
  let hash = sent.toLowerCase()
  let { waiting } = parameters
  /** The block that contains it, and when it was found. */
  let found: { readonly blockHash: string; readonly at: number } | undefined
  let overtakenAt: number | undefined

  /** A block without a successor may be reorganized. */
  const isSettled = async ({ blockHash, blockNumber }: Receipt) => {
    if (found?.blockHash !== blockHash) found = { blockHash, at: Date.now() }
    if (Date.now() - found.at >= settleMs) return true
    return (await node.readNumber('eth_blockNumber')) > blockNumber
  }

  /** A node without the block's state can prove nothing, and others may. */
  const classify = async (parameters: classifyReceipt.Parameters): Promise<PaymentOutcome> => {
    try {
      return await classifyReceipt(node, parameters)
    } catch (error) {
      if (Date.now() - (found?.at ?? Date.now()) < proofMs) throw error
      return { status: 'unproven', hash }
    }
  }

  const readHash = async () => {
    const [transaction, receipt] = await Promise.all([
      node.ask('eth_getTransactionByHash', hash).then(readTransaction),
      node.ask('eth_getTransactionReceipt', hash).then(readReceipt),
    ])
    return { transaction, receipt }
  }

  /** Continues with the replacement, if there is one. */
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
    // A bundler's transaction has the nonce of the bundler's account.
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
        if (isOlder({ from, transaction, receipt, trackingData }))
          return { status: 'unproven', hash }
        const isSuccessor = hash !== sent.toLowerCase()
        return classify({ transfer, transaction, receipt, isSuccessor })
      }
      found = undefined
      if (transaction) remember(transaction, before)
      // The replacement's block was reorganized.
      else hash = sent.toLowerCase()
      return goOn()
    },
    isClose: () => found !== undefined || hash !== sent.toLowerCase(),
  }
}
