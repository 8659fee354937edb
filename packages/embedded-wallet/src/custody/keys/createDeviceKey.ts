/**
 * Makes the key of a device. It cannot be exported, and IndexedDB can store it. The same key pair
 * opens boxes only: a device signs its requests with another.
 */
export function createDeviceKey(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits'])
}
