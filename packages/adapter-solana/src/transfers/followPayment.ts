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
import { readEpochInfo } from '../rpc/readEpochInfo.ts'
import { readTransaction } from '../rpc/readTransaction.ts'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { findDifference } from './findDifference.ts'
import { readLastHeight } from './readLastHeight.ts'
import { readPayment } from './readPayment.ts'
import { readStatus } from './readStatus.ts'
import { readTrackingData } from './readTrackingData.ts'
import { toTrace } from './toTrace.ts'

/** After so many looks there is no hurry any more. */
const soon = 180

export declare namespace followPayment {
  type Parameters = globalThis.Parameters<TransferAdapter['follow']>[0] & {
    /** Between two looks, in milliseconds. @default 1000 */
    pollingMs?: number | undefined
  }
}

/**
 * Follows a payment until the chain has decided, whatever its nodes do in the meantime. What was signed is sent on until the chain has it.
 * @throws the signal's reason
 */
export async function followPayment(parameters: followPayment.Parameters): Promise<PaymentOutcome> {
  const { hash, payment, trace, onTrace, signal, pollingMs = 1000 } = parameters
  const { signed, ...known } = await raceSignal(readTrackingData({ trace, hash, payment }), signal)
  let { last } = known
  const look = async (isFirst: boolean) => {
    last ??= await readLastHeight(payment.network).then(
      (height) => {
        onTrace?.(toTrace({ signed, last: height }))
        return height
      },
      () => undefined,
    )
    return findOutcome({ hash, payment, signed, last, isFirst })
  }
  for (let looks = 1; ; looks += 1) {
    // A node that is away, or cannot tell, says nothing about the payment.
    const outcome = await quietly(look(looks === 1), signal)
    if (outcome) return outcome
    if (signed) await quietly(sendAgain({ payment, signed }), signal)
    await pause(looks < soon ? pollingMs : 10 * pollingMs, signal)
  }
}

/** Waits for work that may fail, and no longer than the signal lets it. */
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
  /** The height of the last block that can take it, where that is known. */
  last: bigint | undefined
  isFirst: boolean
}): Promise<PaymentOutcome | undefined> {
  const { hash, payment, signed, last, isFirst } = parameters
  const { network } = payment
  // How far the chain is comes first, so that what got in at the last moment is found afterwards.
  const reached = await readEpochInfo({ network, commitment: 'finalized' }).catch(() => undefined)
  const isOver = last !== undefined && reached !== undefined && reached.blockHeight > last
  // What happened long ago is looked for only where it may have: nodes have to dig for it.
  const status = await readStatus({ network, hash, isThorough: isFirst || isOver })
  if (status.isSettled) {
    const { error } = status
    if (error) return { status: 'failed', hash, reason: await findReason({ network, hash, error }) }
    // The id is the signature, so what was signed here is what is there.
    const isMeant = signed !== undefined || (await isAsMeant({ hash, payment }))
    return { status: isMeant ? 'confirmed' : 'altered', hash }
  }
  // Only who knows at least as much of the chain can tell that it is not in it.
  const isGone = isOver && !status.isThere && status.slot >= reached.absoluteSlot
  return isGone ? { status: 'dropped', hash } : undefined
}

/** The chain's reason, with what the programs said where the node shows it. */
async function findReason(parameters: {
  network: CaipNetwork
  hash: string
  error: unknown
}): Promise<string> {
  const { network, hash: signature, error } = parameters
  const found = await readTransaction({ network, signature }).catch(() => undefined)
  const reason = describeFailure({ error, logs: found?.logs })
  return toTransactionError({ reason }).context.reason
}

/** Whether what is in the chain is the payment. */
async function isAsMeant({ hash, payment }: { hash: string; payment: Payment }): Promise<boolean> {
  const { network, asset, to } = payment
  const { bytes } = await readTransaction({ network, signature: hash })
  const message = parseTransaction(bytes)?.message
  const owner = asset.address === undefined ? undefined : to
  const read = message && (await readPayment({ message, owner }).catch(ignoreAltered))
  return read !== undefined && findDifference(read, payment) === undefined
}

function ignoreAltered(error: unknown): undefined {
  if (!isCleatError(error, 'PAYMENT_ALTERED')) throw error
}

/** Nodes forget what they cannot place at once. Who has it already says so, which is no news. */
async function sendAgain(parameters: { payment: Payment; signed: Uint8Array }): Promise<void> {
  const { payment, signed } = parameters
  const settings = { encoding: 'base64', skipPreflight: true, maxRetries: 0 }
  await callRpc({
    ...{ network: payment.network, method: 'sendTransaction', schema: string() },
    params: [base64.encode(signed), settings],
  })
}
