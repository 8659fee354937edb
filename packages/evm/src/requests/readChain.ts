/**
 * Parses a chain id as requests write it: a number, a bigint, decimal or hexadecimal text, or
 * CAIP-2. `undefined` if it is anything else.
 */
export function readChain(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  if (typeof value !== 'string') return undefined
  const text = value.replace(/^eip155:(?=\d)/, '')
  return /^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i.test(text) ? BigInt(text) : undefined
}
