import { base32crockford } from '@scure/base'
import type { Bytes } from '../bytes/bytes.ts'
import { createDeviceHash } from './createDeviceHash.ts'
import { formatSymbols } from './formatSymbols.ts'
import { readSymbols } from './readSymbols.ts'

/**
 * Makes the code that two devices compare before one of them makes the other a holder: the first
 * 60 bits of a hash of the new device's public key, too many to find another key for.
 */
export async function createDeviceCode(publicKey: Bytes): Promise<string> {
  const hash = await createDeviceHash(publicKey)
  const text = base32crockford.encode(hash.slice(0, 10)).slice(0, 12)
  return formatSymbols(readSymbols(text) ?? new Uint8Array())
}
