import { randomBytes } from 'node:crypto'
import type { SealedHolder } from '@cleat/embedded-wallet/service'
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'

const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
})
const pointBytes = 65

export type TestHolder = Awaited<ReturnType<typeof createTestHolder>>

/** A holder of a share, with its key. */
export async function createTestHolder(
  kind: SealedHolder['kind'],
  id: string = randomBytes(16).toString('base64url'),
) {
  const keys = await suite.kem.generateKeyPair()
  const publicKey = Buffer.from(await suite.kem.serializePublicKey(keys.publicKey)).toString(
    'base64url',
  )
  const box = randomBytes(114).toString('base64url')
  return {
    publicKey,
    /** As it is in a generation, as this device or method, or under another id. */
    toEntry: (own: string = id): SealedHolder => ({ id: own, kind, publicKey, box }),
    id,
    box,
    /** Opens what was sealed to it. */
    async open(sealed: string, info: Uint8Array<ArrayBuffer>): Promise<string> {
      const bytes = new Uint8Array(Buffer.from(sealed, 'base64url'))
      const opened = await suite.open(
        {
          recipientKey: keys.privateKey,
          enc: bytes.slice(0, pointBytes).buffer,
          info: info.buffer,
        },
        bytes.slice(pointBytes).buffer,
      )
      return Buffer.from(opened).toString('base64url')
    },
  }
}
