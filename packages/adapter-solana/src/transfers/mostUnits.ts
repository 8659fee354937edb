/** The compute-unit limit of one transaction. */
export const mostUnits = 1_400_000n
