import type { StorageArea } from '@cleat/core'

/** A value that Cleat keeps in the browser. */
export type StoredItem = { readonly key: string; readonly text: string }

const prefix = 'cleat.'

type ListedArea = StorageArea & { readonly length: number; key(at: number): string | null }

/**
 * What is kept under `cleat.`, by key. `undefined` where the app's own area cannot list its keys,
 * or the browser has none.
 */
export function listStored(area: StorageArea | undefined): readonly StoredItem[] | undefined {
  const listed = findListed(area)
  if (!listed) return undefined
  const keys = Array.from({ length: listed.length }, (_, at) => listed.key(at))
  return keys
    .filter((key) => key?.startsWith(prefix) === true)
    .sort()
    .map((key) => ({ key: key as string, text: listed.getItem(key as string) ?? '' }))
}

/** Removes values. Those of other keys stay, whatever is passed. */
export function removeStored(area: StorageArea | undefined, keys: readonly string[]): void {
  const listed = findListed(area)
  for (const key of keys) if (key.startsWith(prefix)) listed?.removeItem(key)
}

function findListed(area: StorageArea | undefined): ListedArea | undefined {
  try {
    const found = area ?? globalThis.localStorage
    return found && 'length' in found && 'key' in found ? (found as ListedArea) : undefined
  } catch {
    return undefined
  }
}
