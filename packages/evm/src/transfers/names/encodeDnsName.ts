import { toHex } from '../abi/toHex.ts'

/** A name as its labels behind their sizes. Nothing where a label is empty or too long to have a size. @see RFC 1035 */
export function encodeDnsName(name: string): string | undefined {
  const labels = name.split('.').map((label) => new TextEncoder().encode(label))
  if (labels.some(({ length }) => length === 0 || length > 255)) return undefined
  const bytes = labels.flatMap((label) => [label.length, ...label])
  return toHex([...bytes, 0])
}
