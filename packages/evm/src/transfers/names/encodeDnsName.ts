import { toHex } from '../abi/toHex.ts'

/**
 * Encodes a name as length-prefixed labels. `undefined` if a label is empty or too long. @see RFC
 * 1035
 */
export function encodeDnsName(name: string): string | undefined {
  const labels = name.split('.').map((label) => new TextEncoder().encode(label))
  if (labels.some(({ length }) => length === 0 || length > 255)) return undefined
  const bytes = labels.flatMap((label) => [label.length, ...label])
  return toHex([...bytes, 0])
}
