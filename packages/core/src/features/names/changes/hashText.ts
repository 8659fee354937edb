import { CleatError } from '../../../base/errors/cleatError.ts'

/**
 * SHA-256 of the UTF-8 bytes of a text, in hex.
 * @throws `NAME_UNSUPPORTED` on pages that are not served safely, where browsers have no hashes
 */
export async function hashText(text: string): Promise<string> {
  const { subtle } = globalThis.crypto ?? {}
  if (!subtle) {
    const reason = 'the page is not served by HTTPS'
    throw new CleatError('NAME_UNSUPPORTED', { context: { reason } })
  }
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
