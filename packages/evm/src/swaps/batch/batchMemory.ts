/** What wallets said of batches, by `toBatchKey`, until a time in milliseconds since the epoch. */
export type BatchMemory = Map<string, { readonly can: Promise<boolean>; readonly until: number }>
