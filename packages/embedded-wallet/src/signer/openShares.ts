import type { Bytes } from '../custody/bytes/bytes.ts'
import { eraseBytes } from '../custody/bytes/eraseBytes.ts'
import { CustodyError } from '../custody/custodyError.ts'
import { openBytes } from '../custody/hpke/openBytes.ts'
import { openShare } from '../custody/seals/openShare.ts'
import { toShareInfo } from '../service/toShareInfo.ts'
import type { SignerOpening } from './signerTask.ts'

/** Opens the share of a holder, and that of the service, with the holder's key. */
export async function openShares(
  opening: SignerOpening,
  key: CryptoKeyPair,
): Promise<readonly [Bytes, Bytes]> {
  const { wallet, holder, box, serverShare } = opening
  const { walletId, generation } = wallet
  const { role, id } = holder
  const own = await openShare({ key, box, info: { walletId, generation, role, holderId: id } })
  try {
    const info = toShareInfo({ walletId, generation, holder: id })
    return [own, await openBytes({ key, sealed: serverShare, info })]
  } catch {
    eraseBytes(own)
    throw new CustodyError('BOX_REFUSED', 'the share of the service is sealed to another key')
  }
}
