import { split } from 'shamir-secret-sharing'
import { areEqualBytes } from '../bytes/areEqualBytes.ts'
import type { Bytes } from '../bytes/bytes.ts'
import { eraseBytes } from '../bytes/eraseBytes.ts'
import { CustodyError } from '../custodyError.ts'
import type { Shares } from './shares.ts'

/**
 * Splits a secret of 32 bytes into three shares of 33, of which any two make it.
 * @throws `RANDOMNESS_POOR` where a share would say something about the secret
 */
export async function splitSecret(secret: Bytes): Promise<Shares> {
  const made = await split(secret, 3, 2)
  const shares = made.map((share) => new Uint8Array(share))
  eraseBytes(...made)
  const [d, s, r] = shares
  if (d && s && r && !isTelling(secret, shares)) return { d, s, r }
  eraseBytes(...shares)
  throw new CustodyError('RANDOMNESS_POOR', 'a share tells the secret')
}

/** Without randomness, each share is the secret, and so all are the same. */
function isTelling(secret: Bytes, shares: readonly Bytes[]): boolean {
  const values = [secret, ...shares.map((share) => share.subarray(0, secret.length))]
  return values.some((value, at) => values.slice(at + 1).some((one) => areEqualBytes(one, value)))
}
