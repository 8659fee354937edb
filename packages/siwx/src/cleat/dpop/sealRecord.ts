import type { KeyRecord } from './keyRecord.ts'

/** A record as it is stored: what would open a session is nowhere to be read. */
export type SealedRecord = Omit<KeyRecord, 'refreshToken'> & {
  readonly sealed?:
    | {
        /** Opens the token, and cannot leave the browser. */
        readonly key: CryptoKey
        readonly iv: Uint8Array<ArrayBuffer>
        readonly token: ArrayBuffer
      }
    | undefined
}

const name = 'AES-GCM'

/** Seals the token of a record with a new key that cannot be read. */
export async function sealRecord({ refreshToken, ...rest }: KeyRecord): Promise<SealedRecord> {
  if (refreshToken === undefined) return rest
  const key = await crypto.subtle.generateKey({ name, length: 256 }, false, ['encrypt', 'decrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(refreshToken)
  const token = await crypto.subtle.encrypt({ name, iv }, key, text)
  return { ...rest, sealed: { key, iv, token } }
}

/** The record. Without its token, where that cannot be opened: the visitor is signed out. */
export async function openRecord({ sealed, ...rest }: SealedRecord): Promise<KeyRecord> {
  if (!sealed) return rest
  const { key, iv, token } = sealed
  try {
    const text = await crypto.subtle.decrypt({ name, iv }, key, token)
    return { ...rest, refreshToken: new TextDecoder().decode(text) }
  } catch {
    return rest
  }
}
