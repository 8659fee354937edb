import { readSmall } from './readSmall.ts'

/**
 * Reads the bytes that a word points to. Offsets count from the digit `start`, the beginning of the
 * list or tuple. `undefined` if out of bounds.
 */
export function readBytes(data: string, index: number, start = 2): string | undefined {
  const offset = readSmall(data, start + index * 64)
  if (offset === undefined) return undefined
  const place = start + offset * 2
  const size = readSmall(data, place)
  if (size === undefined) return undefined
  const bytes = data.slice(place + 64, place + 64 + size * 2)
  return bytes.length === size * 2 ? `0x${bytes}` : undefined
}
