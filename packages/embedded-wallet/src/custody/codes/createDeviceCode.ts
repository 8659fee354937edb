import { base32crockford } from '@scure/base'
import type { Bytes } from '../bytes/bytes.ts'
import { joinBytes } from '../bytes/joinBytes.ts'
import { formatSymbols } from './formatSymbols.ts'
import { readSymbols } from './readSymbols.ts'

/**
 * Makes the code that two devices compare before one of them makes the other a holder: the first
 * 60 bits of a hash of the new device's public key, too many to find another key for.
 */
export async function createDeviceCode(publicKey: Bytes): Promise<string> {
  const label = new TextEncoder().encode('cleat/device/1')
  const hash = await crypto.subtle.digest('SHA-256', joinBytes(label, publicKey))
  const text = base32crockford.encode(new Uint8Array(hash, 0, 10)).slice(0, 12)
  return formatSymbols(readSymbols(text) ?? new Uint8Array())
}
