/** A part of what a wallet answered, whatever that is. Never throws. */
export function readPart(value: unknown, name: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    return Reflect.get(value, name)
  } catch {
    return undefined
  }
}
