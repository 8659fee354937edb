import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import { associatedProgram } from './associatedProgram.ts'
import { tokenPrograms } from './tokenPrograms.ts'

/** The address of an owner's associated token account. */
export async function findTokenAccount(parameters: {
  owner: Address
  mint: Address
  program: keyof typeof tokenPrograms
}): Promise<Address> {
  const { owner, mint, program } = parameters
  const { encode } = getAddressEncoder()
  const [address] = await getProgramDerivedAddress({
    programAddress: associatedProgram,
    seeds: [encode(owner), encode(tokenPrograms[program]), encode(mint)],
  })
  return address
}
