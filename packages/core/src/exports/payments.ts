export type { Payment, PaymentAsset } from '../adapter/money/payment.ts'
export type { PaymentOutcome } from '../adapter/money/paymentOutcome.ts'
export type { PaymentFee, PaymentNote, PreparedPayment } from '../adapter/money/preparedPayment.ts'
export { createPayments } from '../payments/createPayments.ts'
export { findWishNetwork } from '../payments/form/findWishNetwork.ts'
export type { PaymentLinkFault } from '../payments/links/paymentLink.ts'
export { readPaymentLink } from '../payments/links/readPaymentLink.ts'
export type { Payments, SendObstacle } from '../payments/payments.ts'
export type { PaymentWish } from '../payments/paymentWish.ts'
export type { QueryCache } from '../payments/queryCache.ts'
export type {
  PrepareFlow,
  ReceiverFlow,
  ReceiverNotice,
  SendFlow,
  SendState,
} from '../payments/sendState.ts'
export type { SentPayment } from '../payments/sentPayment.ts'
