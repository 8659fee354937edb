import type { Bytes } from '../bytes/bytes.ts'
import { encodeNumber } from '../bytes/encodeNumber.ts'
import { eraseBytes } from '../bytes/eraseBytes.ts'
import { joinBytes } from '../bytes/joinBytes.ts'
import { createRandom } from '../random/createRandom.ts'
import { deriveKeystoreKey } from './deriveKeystoreKey.ts'
import { encodeKeystore } from './encodeKeystore.ts'
import type { Keystore } from './keystore.ts'

/**
 * Seals a keystore with the secret of its generation: the version (1 byte), the generation (4), a
 * nonce (12), the ciphertext with its tag. Version and generation are authenticated.
 */
export async function sealKeystore(parameters: {
  /** 32 bytes that no other generation has. */
  readonly secret: Bytes
  readonly keystore: Keystore
}): Promise<Bytes> {
  const { secret, keystore } = parameters
  const { walletId, generation } = keystore
  const header = joinBytes(encodeNumber(1, 1), encodeNumber(generation, 4))
  const iv = createRandom(12)
  const plaintext = encodeKeystore(keystore)
  try {
    const key = await deriveKeystoreKey({ secret, walletId, generation })
    const algorithm = { name: 'AES-GCM', iv, additionalData: header }
    const ciphertext = await crypto.subtle.encrypt(algorithm, key, plaintext)
    return joinBytes(header, iv, new Uint8Array(ciphertext))
  } finally {
    eraseBytes(plaintext)
  }
}
