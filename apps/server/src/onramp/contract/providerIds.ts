/** The providers that an operator can enable. */
export const providerIds = ['coinbase', 'meld', 'moonpay', 'stripe', 'transak'] as const

export type ProviderId = (typeof providerIds)[number]
