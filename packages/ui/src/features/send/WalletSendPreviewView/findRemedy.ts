/** A remedy for a failed preparation. */
export type Remedy = 'amount' | 'token' | 'network' | 'retry'

const remedies: { readonly [code: string]: Remedy } = {
  PAYMENT_FUNDS_INSUFFICIENT: 'amount',
  PAYMENT_FEE_UNCOVERED: 'amount',
  PAYMENT_TOO_SMALL: 'amount',
  PAYMENT_TOKEN_MISTRUSTED: 'token',
  PAYMENT_UNSUPPORTED: 'network',
}

/** The remedy that the preview's button offers for an error code. */
export function findRemedy(code: string): Remedy {
  return remedies[code] ?? 'retry'
}
