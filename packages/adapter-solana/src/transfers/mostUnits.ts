/** The most that the chain computes in one transaction. */
export const mostUnits = 1_400_000n
