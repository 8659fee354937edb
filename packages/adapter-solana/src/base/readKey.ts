/** Reads a property of an untrusted value. Never throws. */
export function readKey(value: unknown, key: string): unknown {
  try {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  } catch {
    return undefined
  }
}
