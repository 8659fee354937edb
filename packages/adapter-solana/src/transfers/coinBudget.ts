/**
 * What paying SOL may compute, twice what it does, and what is offered for it: a thousand lamports in all, more than the market asks
 * for so little. It does not follow the market, so that the most that can be paid stays the same from the field to the chain.
 */
export const coinBudget = { units: 1000n, price: 1_000_000n } as const
