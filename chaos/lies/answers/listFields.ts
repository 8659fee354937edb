import type { Path } from './path.ts'

/** Rows of a list that are lied about: its first ones and its last. */
const rowsLimit = 4
/** Bytes of encoded data. An account of a Solana token has 165. */
const bytesLimit = 200
const wordsLimit = 64

/** The paths of everything in an answer, and of the parts of encoded data. */
export function listFields(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === 'string') return [path, ...listParts(value).map((part) => [...path, part])]
  if (typeof value !== 'object' || value === null) return [path]
  const names: readonly (string | number)[] = Array.isArray(value)
    ? pickRows(value.length)
    : Object.keys(value)
  const inner = names.flatMap((name) => listFields(Reflect.get(value, name), [...path, name]))
  return [path, ...inner]
}

/** Whether a path is in one of the rows that are lied about. */
export function isListed(path: Path): boolean {
  return path.every((name) => typeof name !== 'number' || name < rowsLimit)
}

function pickRows(length: number): readonly number[] {
  const all = Array.from({ length }, (_, at) => at)
  return length <= rowsLimit ? all : [...all.slice(0, rowsLimit - 1), length - 1]
}

function listParts(text: string): readonly string[] {
  if (/^0x(?:[\da-f]{64})+$/i.test(text)) return count('word', (text.length - 2) / 64, wordsLimit)
  if (/^[\da-f]{120,}$/i.test(text) && text.length % 2 === 0)
    return count('byte', text.length / 2, bytesLimit)
  if (/^[\da-z+/]{100,}={0,2}$/i.test(text) && text.length % 4 === 0)
    return count('byte', Buffer.from(text, 'base64').length, bytesLimit)
  return []
}

function count(name: string, length: number, most: number): readonly string[] {
  return Array.from({ length: Math.min(length, most) }, (_, at) => `#${name} ${at}`)
}
