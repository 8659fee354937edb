/** A number as `length` bytes, least significant first. */
export function littleEndian(value: bigint, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))
}
