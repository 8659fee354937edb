import type { TrackingData } from '@cleat/core/adapter'
import type { EvmNode } from '../node/createEvmNode.ts'
import { createOperationSearch } from './createOperationSearch.ts'
import { createSettlement } from './createSettlement.ts'
import { findSuccessor } from './findSuccessor.ts'
import { isOlder } from './isOlder.ts'
import { type Receipt, readReceipt } from './readReceipt.ts'
import { type NodeTransaction, readTransaction } from './readTransaction.ts'
import type { Waiting } from './readWaiting.ts'

export declare namespace createTransactionTracker {
  type Parameters<outcome> = {
    node: EvmNode
    hash: string
    /** The account that sent it. */
    address: string
    trackingData?: TrackingData | undefined
    /** The replacement's part of the tracking data. */
    waiting?: Waiting | undefined
    onWaiting: (waiting: Waiting) => void
    /**
     * Judges what it did.
     * @throws `NETWORK_RPC_FAILED`
     */
    classify: (mined: MinedTransaction) => Promise<outcome>
  }
}

/** A transaction in a block that has a successor. */
export type MinedTransaction = {
  readonly transaction: NodeTransaction
  readonly receipt: Receipt
  /** Whether it took the place of the one that was sent. */
  readonly isSuccessor: boolean
  /** The operation that the wallet named instead of a transaction, by its hash. */
  readonly operationHash?: string | undefined
}

/** What becomes of a transaction without being judged. */
type Undecided = { readonly status: 'replaced' | 'unproven'; readonly hash: string }

/** The state of a pending transaction. */
export type TransactionTracker<outcome> = {
  /**
   * Checks the chain. `undefined` while it has not decided.
   * @throws `NETWORK_RPC_FAILED`
   */
  look(): Promise<outcome | Undecided | undefined>
  /** Whether the transaction was found and waits for a confirmation. */
  isClose(): boolean
}

/** How long to search for a replacement before reporting `replaced` without it. Milliseconds. */
const searchMs = 120_000

/** After this time a hash that no node knows may be one of an operation. Milliseconds. */
const unknownMs = 10_000

/** How long to try to prove what a transaction did before reporting `unproven`. Milliseconds. */
const proofMs = 60_000

export function createTransactionTracker<outcome>(
  parameters: createTransactionTracker.Parameters<outcome>,
): TransactionTracker<outcome> {
  const { node, hash: sent, trackingData, onWaiting } = parameters
  const from = parameters.address.toLowerCase()
  let hash = sent.toLowerCase()
  let { waiting } = parameters
  const settlement = createSettlement(node)
  let overtakenAt: number | undefined
  let unknownSince: number | undefined
  /** Whether the wallet named an operation, and `hash` is the transaction that carried it out. */
  let isOperation = false
  const operations = createOperationSearch(node, { account: from, hash, trackingData })

  /** A node without the block's state can prove nothing, and others may. */
  const classify = async (mined: MinedTransaction): Promise<outcome | Undecided> => {
    try {
      return await parameters.classify(mined)
    } catch (error) {
      if (Date.now() - (settlement.foundAt ?? Date.now()) < proofMs) throw error
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
  const goOn = async (): Promise<Undecided | undefined> => {
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

  /** Continues with the transaction of an operation, if the wallet named one. */
  const findCarrier = async () => {
    unknownSince ??= Date.now()
    if (Date.now() - unknownSince < unknownMs) return
    const carrier = await operations.look()
    if (!carrier) return
    hash = carrier
    isOperation = true
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
        if (!(await settlement.isSettled(receipt))) return undefined
        if (isOlder({ from, transaction, receipt, trackingData }))
          return { status: 'unproven', hash }
        const isSuccessor = !isOperation && hash !== sent.toLowerCase()
        const named = isOperation && { operationHash: sent.toLowerCase() }
        return classify({ transaction, receipt, isSuccessor, ...named })
      }
      settlement.forget()
      if (transaction) {
        remember(transaction, before)
        return goOn()
      }
      // The block of what was found instead of it was reorganized.
      hash = sent.toLowerCase()
      isOperation = false
      const replaced = await goOn()
      if (!replaced && hash === sent.toLowerCase()) await findCarrier()
      return replaced
    },
    isClose: () => settlement.foundAt !== undefined || hash !== sent.toLowerCase(),
  }
}
