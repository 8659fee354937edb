import {
  type CaipNetwork,
  raceSignal,
  type TrackingData,
  toTransactionError,
} from '@cleat/core/adapter'
import { base64 } from '@scure/base'
import { string } from 'valibot'
import { callRpc } from '../rpc/callRpc.ts'
import { describeFailure } from '../rpc/describeFailure.ts'
import { fetchEpochInfo } from '../rpc/fetchEpochInfo.ts'
import { fetchTransaction } from '../rpc/fetchTransaction.ts'
import { fetchLastHeight } from './fetchLastHeight.ts'
import { fetchStatus } from './fetchStatus.ts'
import { toTrackingData } from './toTrackingData.ts'
import type { TransactionTracker } from './transactionTracker.ts'

/** After this many polls the interval grows. */
const soon = 180

/** What came of a transaction that did not do what was meant. */
export type Undone =
  | {
      readonly status: 'failed'
      readonly hash: string
      readonly reason: string
      readonly isPriceMoved?: true | undefined
    }
  | { readonly status: 'dropped'; readonly hash: string }

export declare namespace followTransaction {
  type Parameters<outcome> = {
    network: CaipNetwork
    hash: string
    tracked: TransactionTracker
    /** Judges what the chain has. `undefined` to be called again. */
    judge: () => Promise<outcome | undefined>
    /** Whether an error of the chain says that the price moved past what was meant. */
    isPriceMoved?: ((error: unknown) => boolean) | undefined
    onTrackingData?: ((trackingData: TrackingData) => void) | undefined
    signal: AbortSignal
    /** Interval between two polls, in milliseconds. @default 1000 */
    pollingMs?: number | undefined
  }
}

/**
 * Follows a transaction until the chain has decided, whatever the RPCs do meanwhile. Sends the
 * signed bytes again until the chain has them.
 * @throws the signal's reason
 */
export async function followTransaction<outcome>(
  parameters: followTransaction.Parameters<outcome>,
): Promise<outcome | Undone> {
  const { network, tracked, onTrackingData, signal, pollingMs = 1000 } = parameters
  const { signed, blockhash } = tracked
  let { last } = tracked
  const look = async (isFirst: boolean) => {
    last ??= await fetchLastHeight(network).then(
      (height) => {
        onTrackingData?.(toTrackingData({ signed, blockhash, last: height }))
        return height
      },
      () => undefined,
    )
    return findOutcome(parameters, { last, isFirst })
  }
  for (let looks = 1; ; looks += 1) {
    // A failed node says nothing about the transaction.
    const outcome = await quietly(look(looks === 1), signal)
    if (outcome) return outcome
    if (signed) await quietly(sendAgain({ network, signed }), signal)
    await pause(looks < soon ? pollingMs : 10 * pollingMs, signal)
  }
}

/** Waits for work that may fail, until the signal aborts. */
function quietly<value>(work: Promise<value>, signal: AbortSignal): Promise<value | undefined> {
  return raceSignal<value | undefined>(
    work.catch(() => undefined),
    signal,
  )
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await raceSignal(over, signal).finally(() => clearTimeout(timer))
}

async function findOutcome<outcome>(
  parameters: followTransaction.Parameters<outcome>,
  {
    last,
    isFirst,
  }: {
    /** The height of the last block that can include it, if known. */
    last: bigint | undefined
    isFirst: boolean
  },
): Promise<outcome | Undone | undefined> {
  const { network, hash, judge, isPriceMoved } = parameters
  // Read the height first. A status read after it includes transactions of the last valid block.
  const reached = await fetchEpochInfo({ network, commitment: 'finalized' }).catch(() => undefined)
  const isOver = last !== undefined && reached !== undefined && reached.blockHeight > last
  // Search the history only where the transaction can be old. The search is expensive for nodes.
  const status = await fetchStatus({ network, hash, isThorough: isFirst || isOver })
  if (status.isSettled) {
    const { error } = status
    if (!error) return judge()
    const reason = await findReason({ network, hash, error })
    return { status: 'failed', hash, reason, ...(isPriceMoved?.(error) && { isPriceMoved: true }) }
  }
  // Only a node that has reached the height can rule the transaction out.
  const isGone = isOver && !status.isThere && status.slot >= reached.absoluteSlot
  return isGone ? { status: 'dropped', hash } : undefined
}

/** The chain's reason, with the program logs where the node has them. */
async function findReason(parameters: {
  network: CaipNetwork
  hash: string
  error: unknown
}): Promise<string> {
  const { network, hash: signature, error } = parameters
  const found = await fetchTransaction({ network, signature }).catch(() => undefined)
  const reason = describeFailure({ error, logs: found?.logs })
  return toTransactionError({ reason }).context.reason
}

/**
 * Sends the signed bytes again, because nodes drop transactions they cannot include at once. A node
 * that has them already refuses, which is ignored.
 */
async function sendAgain(parameters: { network: CaipNetwork; signed: Uint8Array }): Promise<void> {
  const { network, signed } = parameters
  const settings = { encoding: 'base64', skipPreflight: true, maxRetries: 0 }
  await callRpc({
    ...{ network, method: 'sendTransaction', schema: string() },
    params: [base64.encode(signed), settings],
  })
}
