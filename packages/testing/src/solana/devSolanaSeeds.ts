/**
 * The seeds of the accounts that a local chain funds: 32 times the byte 1, then 2, then 3. They are
 * public.
 */
export const devSolanaSeeds: readonly Uint8Array[] = [1, 2, 3].map((byte) =>
  new Uint8Array(32).fill(byte),
)
