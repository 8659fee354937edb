import { Problem } from '../../http/problem.ts'

/**
 * Checks that a key is a point of P-256, because a share that is sealed to another is lost.
 * @throws a `Problem`
 */
export async function requirePublicKey(publicKey: string, at: string): Promise<void> {
  try {
    const raw = Buffer.from(publicKey, 'base64url')
    await crypto.subtle.importKey('raw', raw, { name: 'ECDH', namedCurve: 'P-256' }, false, [])
  } catch (cause) {
    const detail = 'Must be a point of P-256.'
    throw new Problem('INVALID_BODY', { detail, errors: [{ at, detail }], cause })
  }
}
