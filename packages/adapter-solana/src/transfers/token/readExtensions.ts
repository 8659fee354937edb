const start = 166

/**
 * The extensions of an account of Token-2022, by their number.
 * @returns `undefined` where they do not end where the account ends, or one is there twice
 */
export function readExtensions(data: Uint8Array): ReadonlyMap<number, Uint8Array> | undefined {
  const found = new Map<number, Uint8Array>()
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = start; at + 4 <= data.length; ) {
    const type = view.getUint16(at, true)
    // What is left is room that nothing has taken.
    if (type === 0) break
    const end = at + 4 + view.getUint16(at + 2, true)
    if (end > data.length || found.has(type)) return undefined
    found.set(type, data.slice(at + 4, end))
    at = end
  }
  return found
}
