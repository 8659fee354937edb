import type { Bytes } from '../bytes/bytes.ts'

/** HKDF-SHA-256 of a secret, in 32 bytes. */
export async function deriveBytes(parameters: {
  readonly secret: Bytes
  readonly salt: string
  readonly info: string
}): Promise<Bytes> {
  const [salt, info] = [parameters.salt, parameters.info].map((one) =>
    new TextEncoder().encode(one),
  )
  const key = await crypto.subtle.importKey('raw', parameters.secret, 'HKDF', false, ['deriveBits'])
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt, info }
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, 256))
}
