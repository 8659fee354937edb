/** The part of the Web Storage API that is used. `localStorage` fits, and so does a `Map` with three methods. */
export type StorageArea = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A storage area that lives as long as the page. */
export function createMemoryArea(): StorageArea {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

/** The browser's `localStorage`, or `undefined` where reading the property itself is refused or nothing is there. */
export function findLocalStorage(): StorageArea | undefined {
  try {
    return globalThis.localStorage ?? undefined
  } catch {
    return undefined
  }
}
