import { base58 } from '@scure/base'
import { programs } from '../../base/programs.ts'
import { deriveAddress } from './deriveAddress.ts'

/** The address of a mint's Metaplex account, which has its name. */
export function findMetadataAccount(mint: string): Promise<string> {
  const { metadata: program } = programs
  const [own, of] = [base58.decode(program), base58.decode(mint)]
  return deriveAddress({ seeds: [new TextEncoder().encode('metadata'), own, of], program })
}
