import { toWord } from './toWord.ts'

/** Encodes bytes as their length and padded words, without `0x`. */
export function encodeBytes(bytes: string): string {
  const digits = bytes.slice(2)
  return toWord(digits.length / 2) + digits.padEnd(Math.ceil(digits.length / 64) * 64, '0')
}
