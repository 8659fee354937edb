/** A copy with another value at a path of keys, or without it where the value is `undefined`. */
export function replaceAt(value: unknown, path: readonly PropertyKey[], next: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return next
  const isList = Array.isArray(value)
  const copy: Record<PropertyKey, unknown> = Object.assign(isList ? [] : {}, value)
  const inner = replaceAt(copy[key], rest, next)
  if (inner === undefined) delete copy[key]
  else copy[key] = inner
  return copy
}
