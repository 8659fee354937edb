/** Reads little-endian numbers from an instruction's data. `undefined` beyond the end. */
export function instructionReader(data: Uint8Array) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const has = (at: number, length: number) => at + length <= data.length
  return {
    u8: (at: number) => (has(at, 1) ? view.getUint8(at) : undefined),
    u32: (at: number) => (has(at, 4) ? view.getUint32(at, true) : undefined),
    u64: (at: number) => (has(at, 8) ? view.getBigUint64(at, true) : undefined),
  }
}
