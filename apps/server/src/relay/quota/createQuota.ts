/** A key with the most that it may hold at once; 0 for no limit. */
export type Charge = { readonly key: string; readonly limit: number }

/** Shares a capacity between keys, such as clients and networks. */
export type Quota = {
  readonly used: number
  /** Takes an amount for all the keys together, or nothing if one of them has no room for it. */
  take(charges: readonly Charge[], amount: number): boolean
  /** Takes an amount without asking. */
  add(keys: Iterable<string>, amount: number): void
  release(keys: Iterable<string>, amount: number): void
}

export declare namespace createQuota {
  type Parameters = { capacity: number }
}

/** A key may hold this part of what is still free, so that it takes hundreds of them to fill it. */
export const partOfFree = 32

export function createQuota({ capacity }: createQuota.Parameters): Quota {
  const held = new Map<string, number>()
  let used = 0

  const change = (keys: Iterable<string>, amount: number) => {
    used += amount
    for (const key of keys) {
      const amountOfKey = (held.get(key) ?? 0) + amount
      if (amountOfKey > 0) held.set(key, amountOfKey)
      else held.delete(key)
    }
  }

  return {
    get used() {
      return used
    },
    take(charges, amount) {
      if (used + amount > capacity) return false
      const fair = (capacity - used) / partOfFree
      const isOver = charges.some(
        ({ key, limit }) => limit > 0 && (held.get(key) ?? 0) + amount > Math.min(limit, fair),
      )
      if (isOver) return false
      change(
        charges.map(({ key }) => key),
        amount,
      )
      return true
    },
    add: change,
    release: (keys, amount) => change(keys, -amount),
  }
}
