import { readBytes } from './readBytes.ts'

const longest = 64

/**
 * Reads a token's name or symbol: a string, or `bytes32` of early tokens. `undefined` otherwise.
 * The text is untrusted.
 */
export function readTokenText(data: string): string | undefined {
  const bytes = data.length === 66 ? data.replace(/(?:00)+$/, '') : readBytes(data, 0)
  if (bytes === undefined) return undefined
  const pairs = bytes.slice(2, 2 + longest * 8).match(/[0-9a-f]{2}/gi) ?? []
  try {
    const list = Uint8Array.from(pairs, (pair) => Number(`0x${pair}`))
    // In stream mode, because the text may be cut within a character.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(list, { stream: true })
    const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
    return line === '' ? undefined : [...line].slice(0, longest).join('')
  } catch {
    return undefined
  }
}
