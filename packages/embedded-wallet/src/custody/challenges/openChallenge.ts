import type { Bytes } from '../bytes/bytes.ts'
import { CustodyError } from '../custodyError.ts'
import { openBytes } from '../hpke/openBytes.ts'
import { encodeChallengeInfo } from './encodeChallengeInfo.ts'

/**
 * Opens the challenge of a service, to which what is returned may be sent. A service that gives the
 * box of a share for a challenge gets nothing.
 * @throws `CHALLENGE_REFUSED`
 */
export async function openChallenge(parameters: {
  readonly key: CryptoKeyPair
  readonly sealed: Bytes
  readonly walletId: string
  readonly holderId: string
}): Promise<Bytes> {
  const { key, sealed, walletId, holderId } = parameters
  try {
    return await openBytes({ key, sealed, info: encodeChallengeInfo(walletId, holderId) })
  } catch {
    throw new CustodyError('CHALLENGE_REFUSED', 'the challenge was sealed for something else')
  }
}
