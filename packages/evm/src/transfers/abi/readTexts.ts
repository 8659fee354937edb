import { readBytes } from './readBytes.ts'
import { readSmall } from './readSmall.ts'

/** More texts than these are not read. */
const limit = 4

/**
 * Reads the list of texts that a word points to, the first four of it. Offsets count from the digit
 * `start`. `undefined` if out of bounds.
 */
export function readTexts(data: string, index: number, start = 2): readonly string[] | undefined {
  const offset = readSmall(data, start + index * 64)
  const list = start + (offset ?? Number.NaN) * 2
  const count = readSmall(data, list)
  if (count === undefined) return undefined
  return Array.from({ length: Math.min(count, limit) }, (_, at) =>
    toText(readBytes(data, at, list + 64)),
  )
}

function toText(bytes = '0x'): string {
  const pairs = bytes.slice(2).match(/../g) ?? []
  return new TextDecoder().decode(Uint8Array.from(pairs, (pair) => Number(`0x${pair}`)))
}
