/** Loaded and failed pictures, so that a remounted picture does not load again. */
export type PictureCache = {
  /** Icons of the registry by key. */
  readonly icons: Map<string, string>
  /** Addresses that loaded. */
  readonly shown: Set<string>
  /** Addresses that failed, with the time. */
  readonly failed: Map<string, number>
}

/** Creates an empty cache. */
export function createPictureCache(): PictureCache {
  return { icons: new Map(), shown: new Set(), failed: new Map() }
}
