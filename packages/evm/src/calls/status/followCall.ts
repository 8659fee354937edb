import type { CallsReport, CallsStatusParameters, TrackingData } from '@cleat/core/adapter'
import { toQuantity } from '../../abi/toQuantity.ts'
import {
  createTransactionTracker,
  type TransactionTracker,
} from '../../follow/createTransactionTracker.ts'
import { readWaiting } from '../../follow/readWaiting.ts'
import { createEvmNode } from '../../node/createEvmNode.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import { classifyCalls } from '../classify/classifyCalls.ts'
import { toWalletReceipt } from './toWalletReceipt.ts'

type Outcome = CallsReport['outcomes'][number]

/** A call that was sent alone, and what is known of its transaction. */
export type FollowedCall = {
  readonly tracker: TransactionTracker<{ readonly status: Outcome; readonly hash: string }>
  trackingData: TrackingData | undefined
}

/**
 * What became of a call that was sent alone, as payments are followed: also under another hash,
 * where the wallet made it faster, cancelled it, or answered with the hash of an operation.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function followCall(
  { call }: Pick<EvmChain, 'call'>,
  asked: CallsStatusParameters,
  followed: Map<string, FollowedCall>,
): Promise<CallsReport> {
  const { network, from, hashes } = asked
  const [hash = ''] = hashes
  const node = createEvmNode({ call }, network)
  const key = [network.caipNetworkId, from, hash].join('|').toLowerCase()
  const known = followed.get(key) ?? follow(node, asked)
  followed.set(key, known)
  const end = await known.tracker.look()
  const { trackingData } = known
  const report = { code: undefined, isForgotten: false, isAtomic: undefined, trackingData }
  if (!end) return { ...report, hashes: [hash], outcomes: ['sent'], receipts: [] }
  const receipt = await node.ask('eth_getTransactionReceipt', end.hash)
  return {
    ...{ ...report, hashes: [end.hash], outcomes: [toOutcome(end, hash.toLowerCase())] },
    receipts: receipt ? [toWalletReceipt(receipt)] : [],
  }
}

function follow(
  node: ReturnType<typeof createEvmNode>,
  { calls, from, since, hashes, trackingData }: CallsStatusParameters,
): FollowedCall {
  const [hash = ''] = hashes
  const known: FollowedCall = {
    trackingData,
    tracker: createTransactionTracker({
      ...{ node, hash, address: from, waiting: readWaiting(trackingData) },
      trackingData: since === undefined ? undefined : { asked: since },
      onWaiting({ nonce, since: block }) {
        known.trackingData = { nonce: toQuantity(nonce), since: toQuantity(block) }
      },
      async classify({ transaction, receipt, isSuccessor, operationHash: name }) {
        const mined = [{ transaction, receipt, isSuccessor, answer: undefined }]
        const [status = 'unknown'] = await classifyCalls(node, { calls, from, since, name, mined })
        return { status, hash: transaction.hash }
      },
    }),
  }
  return known
}

/** Where what took its place was not found, it may be the same call. */
function toOutcome(
  { status, hash }: { readonly status: Outcome | 'unproven'; readonly hash: string },
  sent: string,
): Outcome {
  const isLost = status === 'replaced' && hash === sent
  return status === 'unproven' || isLost ? 'unknown' : status
}
