import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const opening = utf8ToBytes('<Bytes>')
const closing = utf8ToBytes('</Bytes>')

/**
 * Wraps bytes as extensions do, so that a text cannot be a transaction. Wrapped bytes stay
 * unchanged.
 */
export function wrapBytes(bytes: Uint8Array): Uint8Array {
  const isWrapped =
    bytes.length >= opening.length + closing.length &&
    opening.every((byte, at) => bytes[at] === byte) &&
    closing.every((byte, at) => bytes[bytes.length - closing.length + at] === byte)
  return isWrapped ? bytes : concatBytes(opening, bytes, closing)
}
