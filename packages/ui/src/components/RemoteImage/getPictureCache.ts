import type { Kit } from '@cleat/core'

/** Loaded and failed pictures, so that a remounted picture does not load again. */
export type PictureCache = {
  /** Icons of the registry by key. */
  readonly icons: Map<string, string>
  /** Addresses that loaded. */
  readonly shown: Set<string>
  /** Addresses that failed, with the time. */
  readonly failed: Map<string, number>
}

// Keyed by the kit, so that two kits share nothing.
const caches = new WeakMap<Kit, PictureCache>()

/** The cache of a kit, or a new one without a kit. */
export function getPictureCache(kit: Kit | undefined): PictureCache {
  const known = kit && caches.get(kit)
  if (known) return known
  const cache: PictureCache = { icons: new Map(), shown: new Set(), failed: new Map() }
  if (kit) caches.set(kit, cache)
  return cache
}
