const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Reads a code of 28 characters: its first 26 as values, and what its number leaves when it is
 * divided by 1,021. Shares no code with what it checks.
 */
export function readOtherCode(text: string): {
  readonly values: Uint8Array
  readonly rest: number
} {
  const values = Array.from(text.replaceAll('-', ''), (symbol) => alphabet.indexOf(symbol))
  const number = values.reduce((sum, value) => sum * 32n + BigInt(value), 0n)
  return { values: new Uint8Array(values.slice(0, 26)), rest: Number(number % 1021n) }
}
