/** The ways to pay, by the ids of the Data API. */
export const paymentMethods = [
  'card',
  'ach_bank_account',
  'bank_transfer',
  'apple_pay',
  'google_pay',
  'other',
] as const

export type PaymentMethod = (typeof paymentMethods)[number]
