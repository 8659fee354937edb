import { base58 } from '@scure/base'
import type { ChainAccount } from '../../rpc/chainAccount.ts'
import { readTokenAccount } from '../../transfers/token/readTokenAccount.ts'
import type { Delegation } from './delegation.ts'

/** Where a token account has its delegate, and what may be taken. */
const [tagAt, delegateAt, amountAt] = [72, 76, 121]

/**
 * Reads what others may take from a token account of an owner. `undefined` if that is nothing.
 * @see SPL Token, Token-2022
 */
export function readDelegation(parameters: {
  address: string
  account: ChainAccount
  owner: string
}): Delegation | undefined {
  const { address, account, owner } = parameters
  const read = readTokenAccount(account)
  if (read?.owner !== owner) return undefined
  const { data, owner: program } = account
  const view = new DataView(data.buffer, data.byteOffset)
  const amount = view.getBigUint64(amountAt, true)
  if (view.getUint32(tagAt, true) !== 1 || amount === 0n) return undefined
  const delegate = base58.encode(data.slice(delegateAt, delegateAt + 32))
  const { mint, amount: balance } = read
  return { account: address, mint, program, delegate, amount, balance }
}
