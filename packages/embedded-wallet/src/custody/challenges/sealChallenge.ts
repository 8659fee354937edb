import type { Bytes } from '../bytes/bytes.ts'
import { sealBytes } from '../hpke/sealBytes.ts'
import { encodeChallengeInfo } from './encodeChallengeInfo.ts'

/** Seals a challenge of 32 bytes to a holder, who proves by opening it that it has its key. */
export function sealChallenge(parameters: {
  /** An uncompressed point of P-256. */
  readonly publicKey: Bytes
  readonly challenge: Bytes
  readonly walletId: string
  readonly holderId: string
}): Promise<Bytes> {
  const { publicKey, challenge, walletId, holderId } = parameters
  const info = encodeChallengeInfo(walletId, holderId)
  return sealBytes({ publicKey, plaintext: challenge, info })
}
