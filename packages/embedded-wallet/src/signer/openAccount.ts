import { CustodyError } from '../custody/custodyError.ts'
import { openWallet } from '../custody/generations/openWallet.ts'
import type { Account } from '../custody/keystore/account.ts'
import { eraseKeystore } from '../custody/keystore/eraseKeystore.ts'
import { openShares } from './openShares.ts'
import type { SignerOpening } from './signerTask.ts'

/**
 * Opens an account of the wallet for as long as `use` takes. It leaves zeros where secrets were.
 * @throws `CustodyError`
 */
export async function openAccount<answer>(
  asked: SignerOpening & { readonly address: string },
  use: (account: Account) => answer,
): Promise<answer> {
  const { wallet, known, holder, address } = asked
  if (holder.role !== 'd') throw new CustodyError('BOX_REFUSED', 'only a device signs')
  const shares = await openShares(asked, holder.key)
  const keystore = await openWallet({ wallet, known, shares })
  try {
    const account = keystore.accounts.find((one) => one.address === address)
    if (!account) throw new TypeError('An account that the wallet has not.')
    return use(account)
  } finally {
    eraseKeystore(keystore)
  }
}
