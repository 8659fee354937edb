import { base58 } from '@scure/base'
import { programs } from '../../base/programs.ts'
import { deriveAddress } from './deriveAddress.ts'

/** The address of an owner's associated token account for a mint, for what judges a payment. */
export function findAssociatedAccount(parameters: {
  owner: string
  mint: string
  /** The token program of the mint. */
  program: string
}): Promise<string> {
  const { owner, mint, program } = parameters
  const seeds = [owner, program, mint].map((part) => base58.decode(part))
  return deriveAddress({ seeds, program: programs.associated })
}
