import type { Bytes } from '../bytes/bytes.ts'
import { alphabet } from './alphabet.ts'

/**
 * Reads typed text as values of the alphabet: in either case, with spaces and hyphens
 * anywhere, and with the letters that look like digits.
 * @returns `undefined` where a character is none of the alphabet
 */
export function readSymbols(typed: string): Bytes | undefined {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Dash_Punctuation}\u{AD}\u{200B}\u{2212}\u{FEFF}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  const values = Array.from(text, (symbol) => alphabet.indexOf(symbol))
  return values.includes(-1) ? undefined : new Uint8Array(values)
}
