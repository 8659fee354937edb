import { type KeyObject, verify } from 'node:crypto'

/** Whether a client secret is signed as Apple wants it (ES256), for this client. */
export function isAppleSecret(
  secret: string,
  expected: { readonly clientId: string; readonly audience: string; readonly publicKey: KeyObject },
): boolean {
  const [header = '', payload = '', signature = ''] = secret.split('.')
  const key = { key: expected.publicKey, dsaEncoding: 'ieee-p1363' } as const
  const signed = Buffer.from(`${header}.${payload}`)
  if (!verify('sha256', signed, key, Buffer.from(signature, 'base64url'))) return false
  const { sub, aud, exp, iat } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const halfYear = 15_777_000
  return sub === expected.clientId && aud === expected.audience && exp - iat <= halfYear
}
