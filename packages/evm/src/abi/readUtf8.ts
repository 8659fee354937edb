import { readBytes } from './readBytes.ts'

/** Reads a string that a word points to. `undefined` if out of bounds, or not UTF-8. */
export function readUtf8(data: string, index: number): string | undefined {
  const pairs = readBytes(data, index)?.slice(2).match(/../g)
  try {
    const bytes = Uint8Array.from(pairs ?? [], (pair) => Number(`0x${pair}`))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
