import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What tests change of an answer. */
export type TestTouch = {
  readonly origin?: string | undefined
  readonly rpId?: string | undefined
  readonly challenge?: string | undefined
  readonly topOrigin?: string | undefined
  readonly isVerified?: boolean | undefined
  readonly counter?: number | undefined
  readonly userHandle?: string | undefined
}

const flags = { present: 1, verified: 4, hasKey: 64 }
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const uint16 = (value: number) => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

/** A passkey in software (WebAuthn), which signs for real. */
export function createTestAuthenticator(secureOrigin: string) {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' })
  const credentialId = id.toString('base64url')
  let counter = 0

  const toClientData = (type: string, challenge: string, touch: TestTouch) =>
    Buffer.from(
      JSON.stringify({
        ...{ type, challenge: touch.challenge ?? challenge, origin: touch.origin ?? secureOrigin },
        crossOrigin: touch.topOrigin !== undefined,
        ...(touch.topOrigin !== undefined && { topOrigin: touch.topOrigin }),
      }),
    )
  const toData = (touch: TestTouch, extra = Buffer.alloc(0)) => {
    const { rpId = new URL(secureOrigin).hostname, isVerified = true } = touch
    const flag =
      flags.present + (isVerified ? flags.verified : 0) + (extra.length ? flags.hasKey : 0)
    counter = touch.counter ?? counter + 1
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), uint32(counter), extra])
  }
  const toAnswer = (response: object) => ({
    ...{ id: credentialId, rawId: credentialId, type: 'public-key', clientExtensionResults: {} },
    response,
  })
  return {
    id: credentialId,
    create(options: { readonly challenge: string }, touch: TestTouch = {}) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const encoded = Buffer.from(isoCBOR.encode(key))
      const extra = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, encoded])
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(toData(touch, extra))],
      ])
      return toAnswer({
        clientDataJSON: toClientData('webauthn.create', options.challenge, touch).toString(
          'base64url',
        ),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      })
    },
    get(options: { readonly challenge: string }, touch: TestTouch = {}) {
      const clientData = toClientData('webauthn.get', options.challenge, touch)
      const data = toData(touch)
      const signed = Buffer.concat([data, sha256(clientData)])
      return toAnswer({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, keys.privateKey).toString('base64url'),
        ...(touch.userHandle !== undefined && { userHandle: touch.userHandle }),
      })
    },
  }
}
