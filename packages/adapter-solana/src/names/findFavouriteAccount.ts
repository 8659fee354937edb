import type { Address } from '@solana/kit'
import { requireDigest } from '../base/requireDigest.ts'
import { library } from '../library/solanaKit.ts'
import { snsPrograms } from './snsPrograms.ts'

/**
 * The address of the account that says which name an account prefers.
 * @throws `PAYMENT_UNSUPPORTED` in browsers without `crypto.subtle`
 */
export async function findFavouriteAccount(owner: string): Promise<string> {
  requireDigest()
  const [address] = await library.getProgramDerivedAddress({
    programAddress: snsPrograms.offers as Address,
    seeds: ['favourite_domain', library.getAddressEncoder().encode(owner as Address)],
  })
  return address
}
