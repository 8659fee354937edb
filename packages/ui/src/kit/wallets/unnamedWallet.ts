/**
 * Stands for the name of a wallet that has told none. Not translated: sentences of every language
 * are written around a name.
 */
export const unnamedWallet = 'Wallet'
