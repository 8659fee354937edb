/** Reads a property of an untrusted answer. Never throws. */
export function readPart(value: unknown, name: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    return Reflect.get(value, name)
  } catch {
    return undefined
  }
}
