import type { Bytes } from '../custody/bytes/bytes.ts'
import { toBase64Url } from '../protocol/toBase64Url.ts'

const idBytes = 16

/**
 * The id of a method of recovery, from its public key. Who has the method finds its share, and the
 * service lists none to who only has the mailbox.
 */
export async function toHolderId(publicKey: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', publicKey))
  return toBase64Url(hash.subarray(0, idBytes))
}
