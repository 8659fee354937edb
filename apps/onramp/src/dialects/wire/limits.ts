/** Of every payment, in its currency. */
export const limits = { min: 10, max: 7500 } as const
