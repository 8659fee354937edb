import { readBytes } from './readBytes.ts'

const longest = 64

/**
 * The name or the symbol that a token tells: text, or 32 bytes of it, as the oldest do. Nothing where it is neither. What it says is
 * the token's own, and is shown as such.
 */
export function readTokenText(data: string): string | undefined {
  const bytes = data.length === 66 ? data.replace(/(?:00)+$/, '') : readBytes(data, 0)
  if (bytes === undefined) return undefined
  const pairs = bytes.slice(2, 2 + longest * 8).match(/[0-9a-f]{2}/gi) ?? []
  try {
    const list = Uint8Array.from(pairs, (pair) => Number(`0x${pair}`))
    // As a stream, which may end within a character: that is where it was cut.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(list, { stream: true })
    const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
    return line === '' ? undefined : [...line].slice(0, longest).join('')
  } catch {
    return undefined
  }
}
