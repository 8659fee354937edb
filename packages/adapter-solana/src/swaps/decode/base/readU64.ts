/** Reads eight bytes, least significant first. */
export function readU64(data: Uint8Array, at: number): bigint {
  return new DataView(data.buffer, data.byteOffset, data.byteLength).getBigUint64(at, true)
}
