/** A remedy for a failed preparation. */
export type SwapRemedy = 'amount' | 'token' | 'network' | 'retry'

const remedies: { readonly [code: string]: SwapRemedy } = {
  PAYMENT_FUNDS_INSUFFICIENT: 'amount',
  PAYMENT_FEE_UNCOVERED: 'amount',
  PAYMENT_TOO_SMALL: 'amount',
  PAYMENT_TOKEN_MISTRUSTED: 'token',
  PAYMENT_UNSUPPORTED: 'network',
  SWAP_UNSUPPORTED: 'network',
  SWAP_NO_ROUTE: 'amount',
  SWAP_VALUE_LOST: 'amount',
  SWAP_EFFECT_UNEXPECTED: 'token',
}

/** The remedy that the preview's button offers for an error code. */
export function findSwapRemedy(code: string): SwapRemedy {
  return remedies[code] ?? 'retry'
}
