import { type PaymentNote, toTransactionError } from '@cleat/core/adapter'
import type { Address } from '@solana/kit'
import { isTokenProgram } from '../base/isTokenProgram.ts'
import { programs } from '../base/programs.ts'
import { library } from '../library/solanaKit.ts'
import type { ChainAccount } from '../rpc/chainAccount.ts'

/**
 * The notes about a receiver. Refuses mints, token accounts and programs, because no key controls
 * what they receive.
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
  return isPlain && !library.isOffCurveAddress(address as Address)
    ? []
    : [{ type: 'contract-receiver' }]
}

function refuse(reason: string) {
  return toTransactionError({ reason })
}
