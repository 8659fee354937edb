import {
  type CaipNetwork,
  isCleatError,
  type Payment,
  type PaymentOutcome,
  raceSignal,
  type TransferAdapter,
  toTransactionError,
} from '@cleat/core/adapter'
import { base64 } from '@scure/base'
import { string } from 'valibot'
import { callRpc } from '../rpc/callRpc.ts'
import { describeFailure } from '../rpc/describeFailure.ts'
import { fetchEpochInfo } from '../rpc/fetchEpochInfo.ts'
import { fetchTransaction } from '../rpc/fetchTransaction.ts'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { fetchLastHeight } from './fetchLastHeight.ts'
import { fetchStatus } from './fetchStatus.ts'
import { findDifference } from './findDifference.ts'
import { readPayment } from './readPayment.ts'
import { readTrackingData } from './readTrackingData.ts'
import { toTrackingData } from './toTrackingData.ts'

/** After this many polls the interval grows. */
const soon = 180

export declare namespace followPayment {
  type Parameters = globalThis.Parameters<TransferAdapter['follow']>[0] & {
    /** Interval between two polls, in milliseconds. @default 1000 */
    pollingMs?: number | undefined
  }
}

/**
 * Follows a payment until the chain has decided, whatever the RPCs do meanwhile. Sends the signed
 * bytes again until the chain has them.
 * @throws the signal's reason
 */
export async function followPayment(parameters: followPayment.Parameters): Promise<PaymentOutcome> {
  const { hash, payment, trackingData, onTrackingData, signal, pollingMs = 1000 } = parameters
  const { signed, blockhash, ...known } = await raceSignal(
    readTrackingData({ trackingData, hash, payment }),
    signal,
  )
  let { last } = known
  const look = async (isFirst: boolean) => {
    last ??= await fetchLastHeight(payment.network).then(
      (height) => {
        onTrackingData?.(toTrackingData({ signed, blockhash, last: height }))
        return height
      },
      () => undefined,
    )
    return findOutcome({ hash, payment, signed, blockhash, last, isFirst })
  }
  for (let looks = 1; ; looks += 1) {
    // A failed node says nothing about the payment.
    const outcome = await quietly(look(looks === 1), signal)
    if (outcome) return outcome
    if (signed) await quietly(sendAgain({ payment, signed }), signal)
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

async function findOutcome(parameters: {
  hash: string
  payment: Payment
  signed: Uint8Array | undefined
  blockhash: string | undefined
  /** The height of the last block that can include it, if known. */
  last: bigint | undefined
  isFirst: boolean
}): Promise<PaymentOutcome | undefined> {
  const { hash, payment, signed, blockhash, last, isFirst } = parameters
  const { network } = payment
  // Read the height first. A status read after it includes transactions of the last valid block.
  const reached = await fetchEpochInfo({ network, commitment: 'finalized' }).catch(() => undefined)
  const isOver = last !== undefined && reached !== undefined && reached.blockHeight > last
  // Search the history only where the transaction can be old. The search is expensive for nodes.
  const status = await fetchStatus({ network, hash, isThorough: isFirst || isOver })
  if (status.isSettled) {
    const { error } = status
    // The id is the signature, so bytes signed here are the transaction with this id.
    if (!error && signed) return { status: 'confirmed', hash }
    if (!error) return { status: await judge({ hash, payment, blockhash }), hash }
    return { status: 'failed', hash, reason: await findReason({ network, hash, error }) }
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
 * Whether the transaction on the chain is this payment. One with another blockhash than the wallet
 * was asked for may be an earlier payment, however equal it is.
 */
async function judge(parameters: {
  hash: string
  payment: Payment
  blockhash: string | undefined
}): Promise<'confirmed' | 'altered' | 'unproven'> {
  const { hash, payment, blockhash } = parameters
  const { network, asset, to } = payment
  const { bytes } = await fetchTransaction({ network, signature: hash })
  const message = parseTransaction(bytes)?.message
  const owner = asset.address === undefined ? undefined : to
  const read = message && (await readPayment({ message, owner }).catch(ignoreAltered))
  if (!read || findDifference(read, payment) !== undefined) return 'altered'
  return blockhash === undefined || message.blockhash === blockhash ? 'confirmed' : 'unproven'
}

function ignoreAltered(error: unknown): undefined {
  if (!isCleatError(error, 'PAYMENT_ALTERED')) throw error
}

/**
 * Sends the signed bytes again, because nodes drop transactions they cannot include at once. A node
 * that has them already refuses, which is ignored.
 */
async function sendAgain(parameters: { payment: Payment; signed: Uint8Array }): Promise<void> {
  const { payment, signed } = parameters
  const settings = { encoding: 'base64', skipPreflight: true, maxRetries: 0 }
  await callRpc({
    ...{ network: payment.network, method: 'sendTransaction', schema: string() },
    params: [base64.encode(signed), settings],
  })
}
