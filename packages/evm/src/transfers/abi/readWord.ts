/** A word of what a contract answered, as a number. Nothing where the answer ends before. */
export function readWord(data: string, index: number): bigint | undefined {
  const digits = data.slice(2 + index * 64, 66 + index * 64)
  return /^[0-9a-f]{64}$/i.test(digits) ? BigInt(`0x${digits}`) : undefined
}
