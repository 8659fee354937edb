import type { Bytes } from '../bytes/bytes.ts'
import { encodeFields } from '../bytes/encodeFields.ts'
import type { ShareInfo } from './shareInfo.ts'

/** Encodes the version and what a box is bound to, for HPKE. */
export function encodeShareInfo(info: ShareInfo): Bytes {
  const { walletId, generation, role, holderId } = info
  return encodeFields(['cleat/share/1', walletId, generation, role, holderId])
}
