import { type PaymentNote, toTransactionError } from '@cleat/core/adapter'
import { base58 } from '@scure/base'
import { isTokenProgram } from '../isTokenProgram.ts'
import { programs } from '../programs.ts'
import type { ChainAccount } from '../rpc/readAccounts.ts'
import { isOnCurve } from './token/isOnCurve.ts'

/**
 * What a visitor should know of a receiver. Tokens, token accounts and programs are refused: an account of its own would be opened for
 * the tokens that one is given, and nobody has a key to it; and SOL that one is given stays there.
 * @throws `TRANSACTION_FAILED`
 */
export function readReceiver(parameters: {
  address: string
  account: ChainAccount | undefined
}): readonly PaymentNote[] {
  const { address, account } = parameters
  if (account?.isExecutable) throw refuse('the receiver is a program, which gives nothing back')
  if (isTokenProgram(account?.owner))
    throw refuse('the receiver is a token or an account for one, and not the wallet that owns it')
  const isPlain = !account || (account.owner === programs.system && account.data.length === 0)
  return isPlain && isOnCurve(base58.decode(address)) ? [] : [{ type: 'contract-receiver' }]
}

function refuse(reason: string) {
  return toTransactionError({ reason })
}
