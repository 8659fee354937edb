/** Reads a nested property of a page global. It may be missing, or its getter may throw. */
export function readPath(root: object, ...path: readonly string[]): unknown {
  let value: unknown = root
  try {
    for (const key of path) {
      const isOwner = (typeof value === 'object' && value !== null) || typeof value === 'function'
      if (!isOwner) return undefined
      value = Reflect.get(value as object, key)
    }
    return value
  } catch {
    return undefined
  }
}
