import { areEqualBytes } from '../custody/bytes/areEqualBytes.ts'
import { eraseBytes } from '../custody/bytes/eraseBytes.ts'
import { formatCode } from '../custody/codes/formatCode.ts'
import { CustodyError } from '../custody/custodyError.ts'
import { deriveAccounts } from '../custody/derivation/deriveAccounts.ts'
import { openWallet } from '../custody/generations/openWallet.ts'
import { eraseKeystore } from '../custody/keystore/eraseKeystore.ts'
import { getAddresses } from '../custody/keystore/getAddresses.ts'
import type { Keystore } from '../custody/keystore/keystore.ts'
import { openKit } from '../custody/kit/openKit.ts'
import { sealKit } from '../custody/kit/sealKit.ts'
import { openShares } from './openShares.ts'
import type { SealedKit, SignerOpening } from './signerTask.ts'

/**
 * Makes a recovery kit of a wallet. It is opened again before it is returned, and its words lead to
 * the addresses of the wallet.
 * @throws `CustodyError`
 */
export async function sealWalletKit(
  opening: SignerOpening,
  key: CryptoKeyPair,
  now: number,
): Promise<SealedKit> {
  const { wallet, known } = opening
  const keystore = await openWallet({ wallet, known, shares: await openShares(opening, key) })
  try {
    const { file, code } = await sealKit({ keystore, now })
    const text = formatCode(code, 'kit')
    const opened = await openKit({ file, code })
    const isSame =
      areEqualBytes(opened.entropy, keystore.entropy) && (await leadsToAddresses(keystore))
    eraseBytes(opened.entropy)
    if (!isSame) throw new CustodyError('SELF_CHECK_FAILED', 'the kit is that of another wallet')
    return { file, code: text }
  } finally {
    eraseKeystore(keystore)
  }
}

async function leadsToAddresses({ entropy, accounts }: Keystore): Promise<boolean> {
  const derived = await deriveAccounts(entropy)
  const addresses = getAddresses(derived)
  eraseBytes(...derived.map(({ privateKey }) => privateKey))
  return accounts.every(({ namespace, address }) => addresses[namespace] === address)
}
