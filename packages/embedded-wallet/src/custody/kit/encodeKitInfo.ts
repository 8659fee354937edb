import type { Bytes } from '../bytes/bytes.ts'
import { encodeFields } from '../bytes/encodeFields.ts'
import type { Kit } from './kit.ts'

/** Encodes all that a kit says beside what it seals, for HPKE: none of it can be changed. */
export function encodeKitInfo(kit: Pick<Kit, 'walletId' | 'createdAt' | 'addresses'>): Bytes {
  const { walletId, createdAt, addresses } = kit
  const { eip155 = '', solana = '' } = addresses
  return encodeFields(['cleat/kit/1', walletId, createdAt, eip155, solana])
}
