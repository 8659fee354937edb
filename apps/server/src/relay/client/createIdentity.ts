import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { base58 } from '@scure/base'

/** A client's identity, the same for all its connections. */
export type Identity = { readonly clientId: string; readonly privateKey: KeyObject }

export function createIdentity(): Identity {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const bytes = Buffer.concat([Buffer.from([0xed, 0x01]), Buffer.from(x, 'base64url')])
  return { clientId: `did:key:z${base58.encode(bytes)}`, privateKey }
}
