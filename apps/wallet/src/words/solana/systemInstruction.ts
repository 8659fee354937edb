/** The System program's instructions that the wallet can interpret, by their number. */
export const systemInstruction = { createAccount: 0, transfer: 2 } as const
