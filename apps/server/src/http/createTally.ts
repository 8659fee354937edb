/** Counts per key. Keys at zero are removed. */
export type Tally<key> = {
  of(key: key): number
  add(key: key, change: number): void
}

export function createTally<key>(): Tally<key> {
  const counts = new Map<key, number>()
  return {
    of: (key) => counts.get(key) ?? 0,
    add(key, change) {
      const count = (counts.get(key) ?? 0) + change
      if (count > 0) counts.set(key, count)
      else counts.delete(key)
    },
  }
}
