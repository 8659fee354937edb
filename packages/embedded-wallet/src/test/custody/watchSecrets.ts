import { vi } from 'vitest'

/**
 * Notes every array that WebCrypto fills with randomness, or takes as a key or a plaintext, and
 * every share (33 bytes) that is copied.
 */
export function watchSecrets(): {
  readonly seen: readonly Uint8Array[]
  readonly stop: () => void
} {
  const seen: Uint8Array[] = []
  const note = (value: unknown) => {
    if (value instanceof Uint8Array) seen.push(value)
  }
  const { getRandomValues, subtle } = crypto
  const { importKey, encrypt } = subtle
  const arrays: Uint8Array = Object.getPrototypeOf(Uint8Array.prototype)
  const { slice } = arrays
  const spies = [
    vi.spyOn(arrays, 'slice').mockImplementation(function (this: Uint8Array, ...parameters) {
      if (this.length === 33) note(this)
      return Reflect.apply(slice, this, parameters)
    }),
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      note(array)
      return Reflect.apply(getRandomValues, crypto, [array])
    }),
    vi.spyOn(subtle, 'importKey').mockImplementation((...parameters: readonly unknown[]) => {
      const [format, value, algorithm] = parameters
      if (format === 'pkcs8' || algorithm === 'HKDF') note(value)
      return Reflect.apply(importKey, subtle, parameters)
    }),
    vi.spyOn(subtle, 'encrypt').mockImplementation((...parameters) => {
      const [, , plaintext] = parameters
      note(plaintext instanceof ArrayBuffer ? new Uint8Array(plaintext) : plaintext)
      return Reflect.apply(encrypt, subtle, parameters)
    }),
  ]
  return {
    seen,
    stop() {
      for (const spy of spies) spy.mockRestore()
    },
  }
}
