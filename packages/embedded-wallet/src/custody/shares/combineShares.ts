import { combine } from 'shamir-secret-sharing'
import type { Bytes } from '../bytes/bytes.ts'
import { eraseBytes } from '../bytes/eraseBytes.ts'
import { CustodyError } from '../custodyError.ts'

/**
 * Combines two shares. Shares of two secrets combine, too, to other bytes without an error: what
 * this returns is nothing until the tag of the keystore has verified.
 * @throws `SHARE_MISMATCH` where they cannot be two shares of one secret
 */
export async function combineShares(one: Bytes, other: Bytes): Promise<Bytes> {
  const isShare = (share: Bytes) => share.length === 33 && share[32] !== 0
  if (!isShare(one) || !isShare(other) || one[32] === other[32])
    throw new CustodyError('SHARE_MISMATCH', 'these are not two different shares')
  const combined = await combine([one, other])
  const secret = new Uint8Array(combined)
  eraseBytes(combined)
  return secret
}
