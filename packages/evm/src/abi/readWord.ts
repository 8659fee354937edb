/** Reads a word of a contract's answer as a number. `undefined` past its end. */
export function readWord(data: string, index: number): bigint | undefined {
  const digits = data.slice(2 + index * 64, 66 + index * 64)
  return /^[0-9a-f]{64}$/i.test(digits) ? BigInt(`0x${digits}`) : undefined
}
