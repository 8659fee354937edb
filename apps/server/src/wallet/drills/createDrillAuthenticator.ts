import { randomBytes } from 'node:crypto'
import { createTestAuthenticator } from '../test/createTestAuthenticator.ts'

/** The passkeys of a visitor, which all of their browsers have. */
export type DrillAuthenticator = {
  countPasskeys(): number
  /** The visitor deletes them all. */
  forget(): void
  /** Browsers that are opened from now on ask it. */
  use(): void
}

type Bytes = ArrayBuffer | ArrayBufferView
type Creation = { readonly challenge: Bytes; readonly user: { readonly id: Bytes } }
type Question = {
  readonly challenge: Bytes
  readonly allowCredentials?: readonly { readonly id: Bytes }[] | undefined
}

/** Passkeys that sign for real, and whose PRF gives another value when they are made. */
export function createDrillAuthenticator(origin: string): DrillAuthenticator {
  const made: { key: ReturnType<typeof createTestAuthenticator>; prf: Buffer; user: string }[] = []
  const credentials = {
    async create({ publicKey }: { publicKey: Creation }) {
      const key = createTestAuthenticator(origin)
      made.unshift({ key, prf: randomBytes(32), user: toText(publicKey.user.id) })
      const answer = key.create({ challenge: toText(publicKey.challenge) })
      return toCredential(answer, { prf: { enabled: true, results: { first: randomBytes(32) } } })
    },
    async get({ publicKey }: { publicKey: Question }) {
      const allowed = (publicKey.allowCredentials ?? []).map(({ id }) => toText(id))
      const found = made.find(({ key }) => allowed.length === 0 || allowed.includes(key.id))
      if (!found) throw new DOMException('There is none.', 'NotAllowedError')
      const { key, prf, user } = found
      const challenge = toText(publicKey.challenge)
      const answer = key.get({ challenge }, { userHandle: user })
      return toCredential(answer, { prf: { results: { first: Uint8Array.from(prf) } } })
    },
  }
  return {
    countPasskeys: () => made.length,
    forget: () => void made.splice(0),
    use() {
      Object.defineProperty(globalThis, 'navigator', {
        ...{ configurable: true, value: { credentials } },
      })
      Object.assign(globalThis, { PublicKeyCredential: class {} })
    },
  }
}

function toText(bytes: Bytes): string {
  const view = ArrayBuffer.isView(bytes) ? bytes : new Uint8Array(bytes)
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength).toString('base64url')
}

/** As browsers have it, with bytes in the place of texts. */
function toCredential(
  { id, type, response }: { id: string; type: string; response: object },
  extensions: object,
) {
  const bytes = Object.entries(response).map(([name, value]) => [
    ...[name, typeof value === 'string' ? toBytes(value) : value],
  ])
  return {
    ...{ id, type, rawId: toBytes(id), response: Object.fromEntries(bytes) },
    getClientExtensionResults: () => extensions,
  }
}

function toBytes(text: string): ArrayBuffer {
  return Uint8Array.from(Buffer.from(text, 'base64url')).buffer
}
