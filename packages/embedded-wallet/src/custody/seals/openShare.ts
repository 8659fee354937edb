import type { Bytes } from '../bytes/bytes.ts'
import { CustodyError } from '../custodyError.ts'
import { openBytes } from '../hpke/openBytes.ts'
import { encodeShareInfo } from './encodeShareInfo.ts'
import type { ShareInfo } from './shareInfo.ts'

/**
 * Opens a box with the key of its holder.
 * @throws `BOX_REFUSED` where it was sealed to another key, or for anything but `info`
 */
export async function openShare(parameters: {
  readonly key: CryptoKeyPair
  readonly box: Bytes
  readonly info: ShareInfo
}): Promise<Bytes> {
  const { key, box, info } = parameters
  try {
    return await openBytes({ key, sealed: box, info: encodeShareInfo(info) })
  } catch {
    throw new CustodyError('BOX_REFUSED', 'the box was sealed to another key or for another wallet')
  }
}
