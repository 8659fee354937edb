/** What helps against what kept a payment from being made ready. */
export type Remedy = 'amount' | 'token' | 'network' | 'retry'

const remedies: { readonly [code: string]: Remedy } = {
  PAYMENT_FUNDS_INSUFFICIENT: 'amount',
  PAYMENT_FEE_UNCOVERED: 'amount',
  PAYMENT_TOO_SMALL: 'amount',
  PAYMENT_TOKEN_MISTRUSTED: 'token',
  PAYMENT_UNSUPPORTED: 'network',
}

/** What the button of the preview offers for the code of an error. */
export function findRemedy(code: string): Remedy {
  return remedies[code] ?? 'retry'
}
