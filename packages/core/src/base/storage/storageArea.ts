/**
 * The part of the Web Storage API that Cleat uses. `localStorage` fits, and so does a `Map` wrapper
 * with three methods.
 */
export type StorageArea = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Creates a storage area in memory. */
export function createMemoryArea(): StorageArea {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

/**
 * Returns the browser's `localStorage`, or `undefined` if it is missing or reading the property
 * throws.
 */
export function findLocalStorage(): StorageArea | undefined {
  try {
    return globalThis.localStorage ?? undefined
  } catch {
    return undefined
  }
}
