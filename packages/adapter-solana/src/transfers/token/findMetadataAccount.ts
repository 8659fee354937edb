import type { Address } from '@solana/kit'
import { programs } from '../../base/programs.ts'
import { requireDigest } from '../../base/requireDigest.ts'
import { library } from '../../library/solanaKit.ts'

/**
 * The address of a mint's Metaplex account, which has its name.
 * @throws `PAYMENT_UNSUPPORTED`
 */
export async function findMetadataAccount(mint: string): Promise<string> {
  requireDigest()
  const encoder = library.getAddressEncoder()
  const programAddress = programs.metadata as Address
  const [address] = await library.getProgramDerivedAddress({
    programAddress,
    seeds: ['metadata', encoder.encode(programAddress), encoder.encode(mint as Address)],
  })
  return address
}
