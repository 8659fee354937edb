/** The compute-unit limit of one transaction. */
export const maxUnits = 1_400_000n
