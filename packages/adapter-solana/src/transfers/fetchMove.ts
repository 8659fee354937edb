import type { Payment } from '@cleat/core/adapter'
import { fetchAccounts } from '../rpc/fetchAccounts.ts'
import { fetchEpochInfo } from '../rpc/fetchEpochInfo.ts'
import type { TokenMove } from './buildPayment.ts'
import { deriveTokenAccount } from './deriveTokenAccount.ts'
import { fetchRent } from './fetchRent.ts'
import { accountLength } from './token/accountLength.ts'
import { findTransferFee } from './token/findTransferFee.ts'
import { mistrust } from './token/mistrust.ts'
import { readAmount } from './token/readAmount.ts'
import type { Mint } from './token/readMint.ts'
import { readTokenAccount } from './token/readTokenAccount.ts'

/** The accounts of a token transfer. */
export type TokenTransfer = {
  readonly move: TokenMove
  /** The payer's balance of the token. */
  readonly held: bigint
  /** The rent of the receiver's token account if it is created, in lamports; else zero. */
  readonly rent: bigint
}

/**
 * Fetches the accounts of payer and receiver, and decides which steps the payment needs.
 * @throws `PAYMENT_TOKEN_MISTRUSTED`, `NETWORK_RPC_FAILED`
 */
export async function fetchMove(parameters: {
  payment: Payment
  /** The mint's address. */
  mint: string
  token: Mint
}): Promise<TokenTransfer> {
  const { payment, mint, token } = parameters
  const { network, address: from, to, amount, asset } = payment
  const { program, decimals, extensions } = token
  const [source, destination] = await Promise.all([
    deriveTokenAccount({ owner: from, mint, program }),
    deriveTokenAccount({ owner: to, mint, program }),
  ])
  const [{ epoch }, rent, [paying, receiving]] = await Promise.all([
    fetchEpochInfo({ network, commitment: 'confirmed' }),
    fetchRent({ network, length: accountLength(token) }),
    fetchAccounts({ network, addresses: [source, destination] }),
  ])
  const own = readTokenAccount(paying)
  const other = readTokenAccount(receiving)
  if (own?.isFrozen) throw mistrust(asset, 'your account for it is frozen')
  if (other?.isFrozen) throw mistrust(asset, 'the receiver’s account for it is frozen')
  if (other && other.owner !== to) throw mistrust(asset, 'the receiver gave its account away')
  const fee = findTransferFee({ extensions, epoch, amount })
  const opens = other === undefined
  return {
    move: { ...{ mint, program, decimals, source, destination, opens, fee } },
    held: readAmount({ account: paying, owner: from }),
    rent: opens ? rent : 0n,
  }
}
