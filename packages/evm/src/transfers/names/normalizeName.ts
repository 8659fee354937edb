import { library } from '../../library/viemEns.ts'

/** Longer names are not registered. */
const longest = 1000

/** A name as it is registered (ENSIP-15). `undefined` for text that no name can be. */
export function normalizeName(text: string): string | undefined {
  if (text.length > longest || !/[^.]\.[^.]/.test(text)) return undefined
  try {
    const name = library.normalize(text)
    const labels = name.split('.').map((label) => new TextEncoder().encode(label).length)
    return labels.every((length) => length > 0 && length <= 255) ? name : undefined
  } catch {
    return undefined
  }
}
