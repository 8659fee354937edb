/** The providers whose APIs are spoken here. */
export const dialectIds = ['coinbase', 'meld', 'moonpay', 'stripe', 'transak'] as const

export type DialectId = (typeof dialectIds)[number]
