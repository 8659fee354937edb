import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import type { SiwxKey } from './siwxKey.ts'

/**
 * Makes a key for `keys` of `createSiwx`. Put a new one in front every 90 days, and keep the one
 * before for a week, so that services that fetched the keys know both.
 */
export async function createSiwxKey(): Promise<SiwxKey> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  return { kty: 'OKP', crv: 'Ed25519', kid, x: String(jwk.x), d: String(jwk.d) }
}
