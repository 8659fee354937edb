import { base58 } from '@scure/base'

/** Longer than the base58 form of any key; decoding takes quadratic time. */
const maxLength = 64

/** The bytes of a base58 text. `undefined` when it is malformed or longer than any key. */
export function readBase58(text: string): Uint8Array | undefined {
  if (text.length > maxLength) return undefined
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}
