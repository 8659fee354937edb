export type { Payment, PaymentAsset } from '../contract/transfers/payment.ts'
export type { PaymentOutcome } from '../contract/transfers/paymentOutcome.ts'
export type {
  PaymentFee,
  PaymentNote,
  PreparedPayment,
} from '../contract/transfers/preparedPayment.ts'
export { createPayments } from '../features/send/createPayments.ts'
export { findWishNetwork } from '../features/send/form/findWishNetwork.ts'
export type { Payments, SendObstacle } from '../features/send/payments.ts'
export type { PaymentLinkFault } from '../features/send/paymentUris/paymentLink.ts'
export { readPaymentLink } from '../features/send/paymentUris/readPaymentLink.ts'
export type { PaymentWish } from '../features/send/paymentWish.ts'
export type { QueryCache } from '../features/send/queryCache.ts'
export type {
  PrepareFlow,
  ReceiverFlow,
  ReceiverNotice,
  SendFlow,
  SendState,
} from '../features/send/sendState.ts'
export type { SentPayment } from '../features/send/sentPayment.ts'
