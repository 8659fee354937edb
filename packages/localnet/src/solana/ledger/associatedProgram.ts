import type { Address } from '@solana/kit'

/** The program that opens the token accounts of owners. */
export const associatedProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL' as Address
