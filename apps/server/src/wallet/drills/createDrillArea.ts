/** What a tab remembers. */
export type DrillArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

export function createDrillArea(): DrillArea {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}
