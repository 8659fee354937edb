import type { Bytes } from '../bytes/bytes.ts'
import { encodeFields } from '../bytes/encodeFields.ts'

/** Encodes what a challenge is bound to, for HPKE. No box of a share is bound to the same. */
export function encodeChallengeInfo(walletId: string, holderId: string): Bytes {
  return encodeFields(['cleat/challenge/1', walletId, holderId])
}
