import type { ChainAccount } from '../../rpc/readAccounts.ts'
import { readTokenAccount } from './readTokenAccount.ts'

/** What an owner has in a token account: nothing where there is none, and where it was given to somebody else. */
export function readAmount(parameters: {
  account: ChainAccount | undefined
  owner: string
}): bigint {
  const { account, owner } = parameters
  const read = readTokenAccount(account)
  return read?.owner === owner ? read.amount : 0n
}
