import * as storage from 'fake-indexeddb'
import { afterEach, beforeEach, vi } from 'vitest'

/** Gives each test of a file an IndexedDB with nothing in it. */
export function prepareTestStorage(): void {
  beforeEach(() => {
    // The library tells its objects by their classes.
    for (const [name, value] of Object.entries(storage))
      if (/^IDB/.test(name)) vi.stubGlobal(name, value)
    vi.stubGlobal('indexedDB', new storage.IDBFactory())
  })
  afterEach(() => vi.unstubAllGlobals())
}
