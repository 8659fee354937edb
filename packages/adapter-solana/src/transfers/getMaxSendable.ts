import type { Payment } from '@cleat/core/adapter'
import { toPublicKey } from '../base/bytes.ts'
import { fetchAccounts } from '../rpc/fetchAccounts.ts'
import { coinBudget } from './coinBudget.ts'
import { deriveTokenAccount } from './deriveTokenAccount.ts'
import { fetchRent } from './fetchRent.ts'
import { toFee } from './toFee.ts'
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
    fetchAccounts({ network, addresses: [address] }),
    fetchRent({ network, length: 0 }),
  ])
  const max = (account?.lamports ?? 0n) - toFee(coinBudget)
  // The chain takes the fee first, and refuses a remainder below the rent minimum.
  return max < rent ? 0n : max
}

async function getMaxSendableOfToken(parameters: {
  network: Payment['network']
  address: string
  mint: string
}): Promise<bigint> {
  const { network, address, mint } = parameters
  if (!toPublicKey(mint)) return 0n
  const [found] = await fetchAccounts({ network, addresses: [mint] })
  const token = readMint(found)
  if (!token) return 0n
  const { program } = token
  const own = await deriveTokenAccount({ owner: address, mint, program })
  const [account] = await fetchAccounts({ network, addresses: [own] })
  return readAmount({ account, owner: address })
}
