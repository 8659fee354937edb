import { readSmall } from './readSmall.ts'

/**
 * The bytes that a word leads to. Words and what they lead to are counted from the digit `start`, which is where the list or the
 * tuple begins. Nothing where it leads out of the answer.
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
