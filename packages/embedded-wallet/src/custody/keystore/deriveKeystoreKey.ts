import type { Bytes } from '../bytes/bytes.ts'

/** Derives the AES key of a keystore from the secret of its generation. */
export async function deriveKeystoreKey(parameters: {
  readonly secret: Bytes
  readonly walletId: string
  readonly generation: number
}): Promise<CryptoKey> {
  const { secret, walletId, generation } = parameters
  const encoder = new TextEncoder()
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    {
      ...{ name: 'HKDF', hash: 'SHA-256', salt: encoder.encode(walletId) },
      info: encoder.encode(`cleat/keystore/1|${generation}`),
    },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}
