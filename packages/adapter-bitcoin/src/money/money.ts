import { answerTransfer } from './answerTransfer.ts'
import { askTransfer } from './askTransfer.ts'
import { createBitcoinMoney } from './createBitcoinMoney.ts'
import { sendPsbt } from './sendPsbt.ts'
import { sendTransfer } from './sendTransfer.ts'
import { signPsbt } from './signPsbt.ts'

/** All that signs transactions and pays, as one piece. */
export type Money = {
  readonly answerTransfer: typeof answerTransfer
  readonly askTransfer: typeof askTransfer
  readonly createBitcoinMoney: typeof createBitcoinMoney
  readonly sendPsbt: typeof sendPsbt
  readonly sendTransfer: typeof sendTransfer
  readonly signPsbt: typeof signPsbt
}

export const money: Money = {
  answerTransfer,
  askTransfer,
  createBitcoinMoney,
  sendPsbt,
  sendTransfer,
  signPsbt,
}
