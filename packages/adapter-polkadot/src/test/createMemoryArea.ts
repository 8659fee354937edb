import type { StorageArea } from '@cleat/core/adapter'

/** A storage that forgets with the test. */
export function createMemoryArea(): StorageArea {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
