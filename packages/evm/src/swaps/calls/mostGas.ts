/** The most gas that each call of a trial may use, and more than an exchange needs. */
export const mostGas = 5_000_000n
