import type { ChainAccount } from '../../rpc/chainAccount.ts'
import { readTokenAccount } from './readTokenAccount.ts'

/**
 * The owner's balance in a token account. Zero if there is none, or if it belongs to another owner.
 */
export function readAmount(parameters: {
  account: ChainAccount | undefined
  owner: string
}): bigint {
  const { account, owner } = parameters
  const read = readTokenAccount(account)
  return read?.owner === owner ? read.amount : 0n
}
