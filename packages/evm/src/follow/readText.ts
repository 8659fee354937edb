/** Reads bytes or a number of an answer, in lower case. Empty if it is neither. */
export function readText(value: unknown): string {
  return typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value) ? value.toLowerCase() : ''
}
