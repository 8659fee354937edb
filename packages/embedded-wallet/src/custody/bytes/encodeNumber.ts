import type { Bytes } from './bytes.ts'

/** Encodes a whole number big-endian in so many bytes. */
export function encodeNumber(value: number, length: number): Bytes {
  if (!Number.isSafeInteger(value) || value < 0 || value >= 256 ** length)
    throw new RangeError(`Not a number of ${length} bytes.`)
  const bytes = new Uint8Array(length)
  for (let at = length - 1, rest = value; at >= 0; at--, rest = Math.floor(rest / 256))
    bytes[at] = rest % 256
  return bytes
}
