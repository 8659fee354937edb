/** Converts bytes to hex. */
export function toHex(bytes: Iterable<number>): string {
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
