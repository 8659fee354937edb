import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** What a key is for. Each has a key derived from the root secret. */
export type KeyLabel = 'kek' | 'otp' | 'email-index' | 'email-seal' | 'session'

/** Keys that are derived from the root secrets of the operator. */
export type WalletKeys = {
  /** The id of the secret that seals, to find what an older one sealed. */
  readonly currentId: string
  /** Seals bytes. They open with the same `context` only. */
  seal(label: KeyLabel, bytes: Uint8Array, context: string): string
  /** @throws if the bytes were changed, or sealed for something else */
  open(label: KeyLabel, sealed: string, context: string): Uint8Array<ArrayBuffer>
  /** The id of the secret that something was sealed with. */
  readId(sealed: string): string
  /** A keyed hash by each secret, the newest first. */
  hash(label: KeyLabel, text: string): readonly [KeyedHash, ...KeyedHash[]]
}

export type KeyedHash = { readonly keyId: string; readonly bytes: Buffer }

const ivBytes = 12
const tagBytes = 16
const keyBytes = 32

/** Derives all keys from root secrets, of which the first one seals. */
export function createWalletKeys(roots: readonly Uint8Array[]): WalletKeys {
  const versions = roots.map((root) => {
    const derive = (label: KeyLabel | 'id') =>
      Buffer.from(hkdfSync('sha256', root, 'cleat/wallet/1', label, keyBytes))
    // Node takes these faster than bytes.
    const keys = new Map<KeyLabel, KeyObject>()
    const toKey = (label: KeyLabel) => {
      const key = keys.get(label) ?? createSecretKey(derive(label))
      keys.set(label, key)
      return key
    }
    return { id: derive('id').toString('base64url').slice(0, 8), toKey }
  })
  const [current, ...older] = versions
  if (!current) throw new Error('There is no root secret.')
  const find = (id: string) => {
    const version = versions.find((one) => one.id === id)
    if (!version) throw new Error('It was sealed with a root secret that is not set any more.')
    return version
  }

  return {
    currentId: current.id,
    seal(label, bytes, context) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', current.toKey(label), iv)
      cipher.setAAD(Buffer.from(`${context}|${current.id}`))
      const parts = [iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]
      return `${current.id}.${Buffer.concat(parts).toString('base64url')}`
    },
    open(label, sealed, context) {
      const [id = '', text = ''] = sealed.split('.')
      const bytes = Buffer.from(text, 'base64url')
      const decipher = createDecipheriv(
        'aes-256-gcm',
        find(id).toKey(label),
        bytes.subarray(0, ivBytes),
      )
      decipher.setAAD(Buffer.from(`${context}|${id}`))
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      const body = bytes.subarray(ivBytes, -tagBytes)
      return new Uint8Array(Buffer.concat([decipher.update(body), decipher.final()]))
    },
    readId: (sealed) => sealed.split('.', 1)[0] ?? '',
    hash(label, text) {
      const by = ({ id, toKey }: (typeof versions)[number]): KeyedHash => ({
        keyId: id,
        bytes: createHmac('sha256', toKey(label)).update(text).digest(),
      })
      return [by(current), ...older.map(by)]
    },
  }
}
