/** Where wallets refused a batch although they had said that they can, by `toBatchKey`. */
export type BatchMemory = Set<string>
