/** Freezes plain data deeply. Typed arrays cannot be frozen, so the caller must not share them. */
export function freezeData<value>(value: value): value {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  for (const inner of Object.values(value)) freezeData(inner)
  return Object.freeze(value)
}
