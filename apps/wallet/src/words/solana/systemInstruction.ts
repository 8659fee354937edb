/** Instructions of the system program that the wallet can read, by the number that their data begins with. */
export const systemInstruction = { createAccount: 0, transfer: 2 } as const
