import type { Address } from '@solana/kit'
import { requireDigest } from '../base/requireDigest.ts'
import { library } from '../library/solanaKit.ts'
import { snsPrograms } from './snsPrograms.ts'

/** Stands for no class and no parent. */
const none = '11111111111111111111111111111111'

/**
 * The address of a registry of the Solana Name Service.
 * @throws `PAYMENT_UNSUPPORTED` in browsers without `crypto.subtle`
 */
export async function findSnsAccount(parameters: {
  name: string
  /** Who signs for it. @default none */
  signer?: string | undefined
  /** The registry above it. @default none */
  parent?: string | undefined
}): Promise<string> {
  const { name, signer = none, parent = none } = parameters
  const text = new TextEncoder().encode(`SPL Name Service${name}`)
  const hash = new Uint8Array(await requireDigest().digest('SHA-256', text))
  const encoder = library.getAddressEncoder()
  const [address] = await library.getProgramDerivedAddress({
    programAddress: snsPrograms.names as Address,
    seeds: [hash, encoder.encode(signer as Address), encoder.encode(parent as Address)],
  })
  return address
}
