import type { Bytes } from '../bytes/bytes.ts'
import { eraseBytes } from '../bytes/eraseBytes.ts'
import { deriveBytes } from '../keys/deriveBytes.ts'
import { deriveKeyPair } from '../keys/deriveKeyPair.ts'

/** Derives the key of a kit from its code. */
export async function deriveKitKey(code: Bytes, walletId: string): Promise<CryptoKeyPair> {
  const ikm = await deriveBytes({ secret: code, salt: walletId, info: 'cleat/kit/1' })
  return deriveKeyPair(ikm).finally(() => eraseBytes(ikm))
}
