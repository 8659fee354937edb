import type { Address } from '@solana/kit'

/** The two token programs, by their name in parsed accounts. */
export const tokenPrograms: Readonly<Record<'spl-token' | 'spl-token-2022', Address>> = {
  'spl-token': 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address,
  'spl-token-2022': 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as Address,
}
