export type { Payment, PaymentAsset } from '../contract/transfers/payment.ts'
export type { PaymentOutcome } from '../contract/transfers/paymentOutcome.ts'
export type {
  PaymentFee,
  PaymentNote,
  PreparedPayment,
} from '../contract/transfers/preparedPayment.ts'
export { createSend } from '../features/send/createSend.ts'
export { findIntentNetwork } from '../features/send/form/findIntentNetwork.ts'
export type { PaymentLinkFault } from '../features/send/paymentUris/paymentLink.ts'
export { readPaymentLink } from '../features/send/paymentUris/readPaymentLink.ts'
export type { PendingTransaction } from '../features/send/state/pendingTransaction.ts'
export type { SendController, SendValidationError } from '../features/send/state/sendController.ts'
export type { SendIntent } from '../features/send/state/sendIntent.ts'
export type {
  PrepareFlow,
  ReceiverFlow,
  ReceiverNotice,
  SendFlow,
  SendState,
} from '../features/send/state/sendState.ts'
