import type { Bytes } from '../bytes/bytes.ts'
import { sealBytes } from '../hpke/sealBytes.ts'
import { encodeShareInfo } from './encodeShareInfo.ts'
import type { ShareInfo } from './shareInfo.ts'

/** Seals a share to the public key of a holder: a box of 114 bytes. */
export function sealShare(parameters: {
  /** An uncompressed point of P-256. */
  readonly publicKey: Bytes
  readonly share: Bytes
  readonly info: ShareInfo
}): Promise<Bytes> {
  const { publicKey, share, info } = parameters
  return sealBytes({ publicKey, plaintext: share, info: encodeShareInfo(info) })
}
