import type { Kit } from '@cleat/core'

/** What is known about pictures, so that a second showing starts where the first ended. */
export type PictureCache = {
  /** Icons of the registry by key. */
  readonly icons: Map<string, string>
  /** Addresses that were shown. */
  readonly shown: Set<string>
  /** Addresses that could not be shown, with the time. */
  readonly failed: Map<string, number>
}

// Keyed by the kit, so it lives and dies with it and two kits share nothing.
const caches = new WeakMap<Kit, PictureCache>()

/** The cache of a kit; one of its own where there is no kit. */
export function getPictureCache(kit: Kit | undefined): PictureCache {
  const known = kit && caches.get(kit)
  if (known) return known
  const cache: PictureCache = { icons: new Map(), shown: new Set(), failed: new Map() }
  if (kit) caches.set(kit, cache)
  return cache
}
