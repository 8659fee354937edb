import {
  isCleatError,
  type Payment,
  type PaymentOutcome,
  raceSignal,
  type TransferAdapter,
} from '@cleat/core/adapter'
import { followTransaction } from '../follow/followTransaction.ts'
import { readTrackingData } from '../follow/readTrackingData.ts'
import { fetchTransaction } from '../rpc/fetchTransaction.ts'
import { type ParsedMessage, parseTransaction } from '../transaction/parseTransaction.ts'
import { findDifference } from './findDifference.ts'
import { readPayment } from './readPayment.ts'

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
  const { hash, payment, trackingData, onTrackingData, signal, pollingMs } = parameters
  const isMeant = async (message: ParsedMessage) =>
    findDifference(await read(message, payment), payment) === undefined
  const tracking = readTrackingData({ trackingData, hash, isMeant })
  const tracked = await raceSignal(tracking, signal)
  const { signed, blockhash } = tracked
  return followTransaction<PaymentOutcome>({
    ...{ network: payment.network, hash, tracked, onTrackingData, signal, pollingMs },
    // The id is the signature, so bytes signed here are the transaction with this id.
    judge: async () => ({
      status: signed ? 'confirmed' : await judge({ hash, payment, blockhash }),
      hash,
    }),
  })
}

function read(message: ParsedMessage, { asset, to }: Payment): ReturnType<typeof readPayment> {
  return readPayment({ message, owner: asset.address === undefined ? undefined : to })
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
  const { bytes } = await fetchTransaction({ network: payment.network, signature: hash })
  const message = parseTransaction(bytes)?.message
  const found = message && (await read(message, payment).catch(ignoreAltered))
  if (!found || findDifference(found, payment) !== undefined) return 'altered'
  return blockhash === undefined || message.blockhash === blockhash ? 'confirmed' : 'unproven'
}

function ignoreAltered(error: unknown): undefined {
  if (!isCleatError(error, 'PAYMENT_ALTERED')) throw error
}
