/** Encodes a number or address as a word of 32 bytes, without `0x`. */
export function toWord(value: bigint | number | string): string {
  const digits = typeof value === 'string' ? value.slice(2).toLowerCase() : value.toString(16)
  return digits.padStart(64, '0')
}
