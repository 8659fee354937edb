const start = 166

/**
 * The extensions of a Token-2022 account, by number.
 * @returns `undefined` if they do not fit the account's length, or one is repeated
 */
export function readExtensions(data: Uint8Array): ReadonlyMap<number, Uint8Array> | undefined {
  const found = new Map<number, Uint8Array>()
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = start; at + 4 <= data.length; ) {
    const type = view.getUint16(at, true)
    // The rest is unused room.
    if (type === 0) break
    const end = at + 4 + view.getUint16(at + 2, true)
    if (end > data.length || found.has(type)) return undefined
    found.set(type, data.slice(at + 4, end))
    at = end
  }
  return found
}
