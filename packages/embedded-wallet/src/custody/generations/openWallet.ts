import type { Bytes } from '../bytes/bytes.ts'
import { eraseBytes } from '../bytes/eraseBytes.ts'
import { eraseKeystore } from '../keystore/eraseKeystore.ts'
import { getAddresses } from '../keystore/getAddresses.ts'
import type { Keystore } from '../keystore/keystore.ts'
import { openKeystore } from '../keystore/openKeystore.ts'
import { combineShares } from '../shares/combineShares.ts'
import type { KnownWallet } from './knownWallet.ts'
import { requireKnown } from './requireKnown.ts'
import type { StoredWallet } from './walletRecord.ts'

/**
 * Opens a wallet with two of its shares, which are zeros afterwards, also where it does not open.
 * Erase the keystore with `eraseKeystore` once it has signed.
 * @throws `SHARE_MISMATCH`, after which there is nothing to try again
 * @throws `GENERATION_OLD`, `WALLET_REPLACED`, `MALFORMED`
 */
export async function openWallet(parameters: {
  readonly wallet: StoredWallet
  readonly shares: readonly [Bytes, Bytes]
  /** What this browser remembers of the wallet, or `undefined` where it never opened it. */
  readonly known: KnownWallet | undefined
}): Promise<Keystore> {
  const { wallet, shares, known } = parameters
  const { walletId, generation, keystore: sealed } = wallet
  try {
    const secret = await combineShares(...shares)
    const opening = openKeystore({ secret, walletId, generation, sealed })
    const keystore = await opening.finally(() => eraseBytes(secret))
    try {
      requireKnown({ generation, addresses: getAddresses(keystore.accounts) }, known)
      return keystore
    } catch (error) {
      eraseKeystore(keystore)
      throw error
    }
  } finally {
    eraseBytes(...shares)
  }
}
