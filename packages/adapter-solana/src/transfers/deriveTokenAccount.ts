import type { Address } from '@solana/kit'
import { requireDigest } from '../base/requireDigest.ts'
import { library } from '../library/solanaKit.ts'

/**
 * The address of an owner's associated token account for a mint, for what is written. What judges
 * derives it by `findAssociatedAccount`.
 * @throws `PAYMENT_UNSUPPORTED`
 */
export async function deriveTokenAccount(parameters: {
  owner: string
  mint: string
  /** The token program of the mint. */
  program: string
}): Promise<string> {
  const { owner, mint, program } = parameters
  requireDigest()
  const [address] = await library.findAssociatedTokenPda({
    owner: owner as Address,
    mint: mint as Address,
    tokenProgram: program as Address,
  })
  return address
}
