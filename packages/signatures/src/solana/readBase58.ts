import { base58 } from '@scure/base'

/**
 * Reads base58 of so many bytes. A byte takes at most 1.375 characters, and longer texts are not
 * decoded. Never throws.
 */
export function readBase58(text: unknown, length: number): Uint8Array | undefined {
  if (typeof text !== 'string' || text.length > Math.ceil(length * 1.375)) return undefined
  try {
    const bytes = base58.decode(text)
    return bytes.length === length ? Uint8Array.from(bytes) : undefined
  } catch {
    return undefined
  }
}
