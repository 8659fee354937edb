/** Reads bytes from the first to the last. */
export type Reader = {
  /** @throws if there are fewer */
  take(length: number): Uint8Array
  byte(): number
  rest(): Uint8Array
  /**
   * A compact-u16: groups of seven bits, least significant first. Refuses trailing zero groups.
   */
  length(): number
}

export function createReader(bytes: Uint8Array): Reader {
  let at = 0
  const take = (length: number): Uint8Array => {
    if (at + length > bytes.length) throw new RangeError('The bytes end too early.')
    at += length
    return bytes.slice(at - length, at)
  }
  const byte = () => take(1)[0] ?? 0
  return {
    take,
    byte,
    rest: () => take(bytes.length - at),
    length() {
      let value = 0
      for (let shift = 0; shift < 21; shift += 7) {
        const group = byte()
        value |= (group & 0x7f) << shift
        if (group < 0x80 && (group > 0 || shift === 0) && value < 0x1_0000) return value
        if (group < 0x80) break
      }
      throw new RangeError('Nodes do not take such a number.')
    },
  }
}
