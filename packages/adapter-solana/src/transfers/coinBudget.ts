/**
 * The compute budget of a SOL payment: twice the units it needs, for a thousand lamports in all. It
 * is constant, so that the maximum amount stays the same from the form to the chain.
 */
export const coinBudget = { units: 1000n, price: 1_000_000n } as const
