import type { Bytes } from '../bytes/bytes.ts'
import { createSuite } from './createSuite.ts'

/**
 * Opens what `sealBytes` sealed for the same purpose. Works with a key that cannot be exported.
 * @throws if one bit of the purpose, the key or the sealed bytes is another
 */
export async function openBytes(parameters: {
  readonly key: CryptoKeyPair
  readonly sealed: Bytes
  readonly info: Bytes
}): Promise<Bytes> {
  const { key, sealed, info } = parameters
  const enc = sealed.slice(0, 65)
  const plaintext = await createSuite().open({ recipientKey: key, enc, info }, sealed.slice(65))
  return new Uint8Array(plaintext)
}
