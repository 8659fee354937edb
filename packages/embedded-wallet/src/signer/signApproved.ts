import { CustodyError } from '../custody/custodyError.ts'
import { openWallet } from '../custody/generations/openWallet.ts'
import { eraseKeystore } from '../custody/keystore/eraseKeystore.ts'
import { openShares } from './openShares.ts'
import type { SignerTasks } from './signerTask.ts'
import { type SolanaTransactions, signQuestion } from './signQuestion.ts'

/**
 * Signs what the visitor approved. It leaves zeros where secrets were.
 * @throws `CustodyError`
 */
export async function signApproved(
  asked: SignerTasks['sign']['asked'],
  solana: SolanaTransactions,
): Promise<readonly string[]> {
  const { wallet, known, holder, question, caipNetworkId, address } = asked
  if (holder.role !== 'd') throw new CustodyError('BOX_REFUSED', 'only a device signs')
  const shares = await openShares(asked, holder.key)
  const keystore = await openWallet({ wallet, known, shares })
  try {
    const account = keystore.accounts.find((one) => one.address === address)
    if (!account) throw new TypeError('An account that the wallet has not.')
    return signQuestion({ question, account, caipNetworkId, solana })
  } finally {
    eraseKeystore(keystore)
  }
}
