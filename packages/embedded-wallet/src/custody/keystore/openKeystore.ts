import type { Bytes } from '../bytes/bytes.ts'
import { createByteReader } from '../bytes/createByteReader.ts'
import { eraseBytes } from '../bytes/eraseBytes.ts'
import { CustodyError } from '../custodyError.ts'
import { decodeKeystore } from './decodeKeystore.ts'
import { deriveKeystoreKey } from './deriveKeystoreKey.ts'
import type { Keystore } from './keystore.ts'

/**
 * Opens a keystore with the secret of its generation.
 * @throws `SHARE_MISMATCH` where the secret is another, or a byte was changed
 * @throws `MALFORMED` where the bytes are in a version that is not known, or of another generation
 */
export async function openKeystore(parameters: {
  readonly secret: Bytes
  readonly walletId: string
  readonly generation: number
  readonly sealed: Bytes
}): Promise<Keystore> {
  const { secret, walletId, generation, sealed } = parameters
  const reader = createByteReader(sealed)
  const [version, sealedGeneration] = [reader.number(1), reader.number(4)]
  if (version !== 1 || sealedGeneration !== generation)
    throw new CustodyError('MALFORMED', 'a keystore of another version or generation')
  const iv = reader.take(12)
  const ciphertext = reader.rest()
  const key = await deriveKeystoreKey({ secret, walletId, generation })
  const algorithm = { name: 'AES-GCM', iv, additionalData: sealed.slice(0, 5) }
  const plaintext = new Uint8Array(
    await crypto.subtle.decrypt(algorithm, key, ciphertext).catch(() => {
      throw new CustodyError('SHARE_MISMATCH', 'the shares do not open this keystore')
    }),
  )
  try {
    const keystore = decodeKeystore(plaintext)
    if (keystore.walletId === walletId && keystore.generation === generation) return keystore
    throw new CustodyError('MALFORMED', 'a keystore of another wallet')
  } finally {
    eraseBytes(plaintext)
  }
}
