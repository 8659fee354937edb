export type { Payment, PaymentAsset } from '../adapter/money/payment.ts'
export type { PaymentOutcome } from '../adapter/money/paymentOutcome.ts'
export type { PaymentFee, PaymentNote, PreparedPayment } from '../adapter/money/preparedPayment.ts'
export type { Payments, PaymentWish, SendObstacle } from '../payments/payments.ts'
export type {
  PrepareFlow,
  ReceiverFlow,
  ReceiverNotice,
  SendFlow,
  SendState,
} from '../payments/sendState.ts'
export type { SentPayment } from '../payments/sentPayment.ts'
