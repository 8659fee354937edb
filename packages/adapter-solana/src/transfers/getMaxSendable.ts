import type { Payment } from '@cleat/core/adapter'
import { toPublicKey } from '../base/bytes.ts'
import { readAccounts } from '../rpc/readAccounts.ts'
import { coinBudget } from './coinBudget.ts'
import { readRent } from './readRent.ts'
import { toFee } from './toFee.ts'
import { findAssociatedAccount } from './token/findAssociatedAccount.ts'
import { readAmount } from './token/readAmount.ts'
import { readMint } from './token/readMint.ts'

/**
 * The maximum amount. For SOL: the balance less the fee, which empties and closes the account. For
 * a token: the balance of the associated account.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function getMaxSendable(payment: Omit<Payment, 'amount'>): Promise<bigint> {
  const { network, address, asset } = payment
  const { address: mint } = asset
  if (mint !== undefined) return getMaxSendableOfToken({ network, address, mint })
  const [[account], rent] = await Promise.all([
    readAccounts({ network, addresses: [address] }),
    readRent({ network, length: 0 }),
  ])
  const most = (account?.lamports ?? 0n) - toFee(coinBudget)
  // The chain takes the fee first, and refuses a remainder below the rent minimum.
  return most < rent ? 0n : most
}

async function getMaxSendableOfToken(parameters: {
  network: Payment['network']
  address: string
  mint: string
}): Promise<bigint> {
  const { network, address, mint } = parameters
  if (!toPublicKey(mint)) return 0n
  const [found] = await readAccounts({ network, addresses: [mint] })
  const token = readMint(found)
  if (!token) return 0n
  const { program } = token
  const own = await findAssociatedAccount({ owner: address, mint, program })
  const [account] = await readAccounts({ network, addresses: [own] })
  return readAmount({ account, owner: address })
}
