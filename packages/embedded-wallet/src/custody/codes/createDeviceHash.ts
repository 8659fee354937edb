import type { Bytes } from '../bytes/bytes.ts'
import { joinBytes } from '../bytes/joinBytes.ts'

/** The hash of a new device's public key, which the device that admits it compares. */
export async function createDeviceHash(publicKey: Bytes): Promise<Bytes> {
  const label = new TextEncoder().encode('cleat/device/1')
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joinBytes(label, publicKey)))
}
