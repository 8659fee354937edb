export declare namespace mergeStored {
  type Parameters = {
    /** The value that this page wrote or read last. */
    base: unknown
    /** The current value of this page. */
    mine: unknown
    /** The stored value, which another tab may have written. */
    theirs: unknown
  }
}

/**
 * Merges the changes of two tabs: additions of both are kept, and removals of either are applied.
 * List entries are identified by their subject, records by their keys. If both changed a value,
 * this page's wins.
 */
export function mergeStored({ base, mine, theirs }: mergeStored.Parameters): unknown {
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const known = Array.isArray(base) ? base : []
    const parts = { base: byIdentity(known), mine: byIdentity(mine), theirs: byIdentity(theirs) }
    return [...mergeEntries(parts).values()]
  }
  if (isRecord(mine) && isRecord(theirs)) {
    const known = isRecord(base) ? base : {}
    const parts = { base: byKey(known), mine: byKey(mine), theirs: byKey(theirs) }
    return Object.fromEntries(mergeEntries(parts))
  }
  return JSON.stringify(mine) === JSON.stringify(base) ? theirs : mine
}

type Entries = ReadonlyMap<string, unknown>

function mergeEntries({
  base,
  mine,
  theirs,
}: {
  base: Entries
  mine: Entries
  theirs: Entries
}): Entries {
  const merged = new Map<string, unknown>()
  for (const [key, value] of theirs)
    if (mine.has(key))
      merged.set(key, mergeStored({ base: base.get(key), mine: mine.get(key), theirs: value }))
    else if (!base.has(key)) merged.set(key, value)
  for (const [key, value] of mine) if (!theirs.has(key) && !base.has(key)) merged.set(key, value)
  return merged
}

function byKey(record: Record<string, unknown>): Entries {
  return new Map(Object.entries(record))
}

/**
 * Entries are identified by `id` (messages, proposals), `target` (expiries) or `topic` (sessions,
 * subscriptions).
 */
function byIdentity(list: readonly unknown[]): Entries {
  return new Map(
    list.map((entry) => {
      const { id, target, topic } = isRecord(entry) ? entry : {}
      return [JSON.stringify(id ?? target ?? topic ?? entry), entry]
    }),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
