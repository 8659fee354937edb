/** Reads the numbers in the data of an instruction, the lowest byte first. Beyond the end is `undefined`. */
export function instructionReader(data: Uint8Array) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const has = (at: number, length: number) => at + length <= data.length
  return {
    u8: (at: number) => (has(at, 1) ? view.getUint8(at) : undefined),
    u32: (at: number) => (has(at, 4) ? view.getUint32(at, true) : undefined),
    u64: (at: number) => (has(at, 8) ? view.getBigUint64(at, true) : undefined),
  }
}
