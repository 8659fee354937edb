import { PublicKey } from '@solana/web3.js'
import { programs } from '../base/programs.ts'

/** The associated token account as `@solana/web3.js` derives it. */
export function associatedAddress(parameters: {
  owner: string
  mint: string
  program: string
}): string {
  const { owner, mint, program } = parameters
  const seeds = [owner, program, mint].map((part) => new PublicKey(part).toBytes())
  const [found] = PublicKey.findProgramAddressSync(seeds, new PublicKey(programs.associated))
  return found.toBase58()
}
