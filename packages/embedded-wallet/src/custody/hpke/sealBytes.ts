import type { Bytes } from '../bytes/bytes.ts'
import { eraseBytes } from '../bytes/eraseBytes.ts'
import { joinBytes } from '../bytes/joinBytes.ts'
import { CustodyError } from '../custodyError.ts'
import { createSuite } from './createSuite.ts'

/**
 * Seals bytes to a public key, for one purpose (`info`): the encapsulated key (65 bytes), then the
 * ciphertext with its tag.
 */
export async function sealBytes(parameters: {
  /** An uncompressed point of P-256. */
  readonly publicKey: Bytes
  readonly plaintext: Bytes
  readonly info: Bytes
}): Promise<Bytes> {
  const { publicKey, plaintext, info } = parameters
  const suite = createSuite()
  const recipientPublicKey = await suite.kem.deserializePublicKey(publicKey).catch(() => {
    throw new CustodyError('MALFORMED', 'a public key is no point of P-256')
  })
  // The library copies bytes that are a view, and leaves the copy in memory.
  const whole = plaintext.slice()
  const sealing = suite.seal({ recipientPublicKey, info }, whole.buffer)
  const { enc, ct } = await sealing.finally(() => eraseBytes(whole))
  return joinBytes(new Uint8Array(enc), new Uint8Array(ct))
}
