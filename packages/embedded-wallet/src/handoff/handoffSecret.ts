import { fromBase64Url, toBase64Url } from '../protocol/toBase64Url.ts'

/** What the secret of a handoff gives: a name for the service, and a key that it never learns. */
export type HandoffSecret = {
  /** SHA-256 of the secret: by it the service finds the handoff. */
  readonly hash: string
  seal(value: object): Promise<string>
  /** @throws where it was sealed with another secret, or for the other direction */
  open(sealed: string): Promise<unknown>
}

const ivBytes = 12

/**
 * Reads the 32 bytes that link a frame with a window, as base64url. `request` is what the frame
 * seals, and `answer` what the window does.
 */
export async function readHandoffSecret(
  secret: string,
  own: 'request' | 'answer',
): Promise<HandoffSecret> {
  const bytes = fromBase64Url(secret)
  const other = own === 'request' ? 'answer' : 'request'
  const [sealing, opening] = await Promise.all([deriveKey(bytes, own), deriveKey(bytes, other)])
  return {
    hash: toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))),
    async seal(value) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
      const text = new TextEncoder().encode(JSON.stringify(value))
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, sealing, text)
      return toBase64Url(Uint8Array.from([...iv, ...new Uint8Array(sealed)]))
    },
    async open(sealed) {
      const all = fromBase64Url(sealed)
      const algorithm = { name: 'AES-GCM', iv: all.slice(0, ivBytes) }
      const opened = await crypto.subtle.decrypt(algorithm, opening, all.slice(ivBytes))
      return JSON.parse(new TextDecoder().decode(opened))
    },
  }
}

async function deriveKey(secret: Uint8Array<ArrayBuffer>, info: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const encoder = new TextEncoder()
  return crypto.subtle.deriveKey(
    {
      ...{ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array() },
      info: encoder.encode(`cleat/handoff/1|${info}`),
    },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}
