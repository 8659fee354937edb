/** Freezes plain data to its last leaf. Bytes cannot be frozen: whoever made the copy has to keep it to themselves. */
export function freezeData<value>(value: value): value {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  for (const inner of Object.values(value)) freezeData(inner)
  return Object.freeze(value)
}
