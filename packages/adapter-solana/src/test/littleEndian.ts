/** A number as `length` bytes, least significant first. */
export function littleEndian(value: bigint | number, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => Number((BigInt(value) >> BigInt(8 * index)) & 0xffn))
}
