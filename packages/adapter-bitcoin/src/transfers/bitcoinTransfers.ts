import { answerTransfer } from './answerTransfer.ts'
import { createBitcoinTransfers } from './createBitcoinTransfers.ts'
import { decodePsbt } from './decodePsbt.ts'
import { requestTransfer } from './requestTransfer.ts'
import { sendPsbt } from './sendPsbt.ts'
import { sendTransfer } from './sendTransfer.ts'
import { signPsbt } from './signPsbt.ts'

/** Signing of transactions and payments, in one lazily loaded object. */
export type BitcoinTransfers = {
  readonly answerTransfer: typeof answerTransfer
  readonly requestTransfer: typeof requestTransfer
  readonly decodePsbt: typeof decodePsbt
  readonly createBitcoinTransfers: typeof createBitcoinTransfers
  readonly sendPsbt: typeof sendPsbt
  readonly sendTransfer: typeof sendTransfer
  readonly signPsbt: typeof signPsbt
}

export const bitcoinTransfers: BitcoinTransfers = {
  answerTransfer,
  requestTransfer,
  decodePsbt,
  createBitcoinTransfers,
  sendPsbt,
  sendTransfer,
  signPsbt,
}
